/* What a query shows: loading, failed with another try, nothing, and the data. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView, type QueryLike } from '@/ui/QueryView'

function open(query: Partial<QueryLike<string[]>>, explain?: (error: Error) => string) {
  const refetch = vi.fn()
  render(
    <QueryView
      query={{ data: undefined, error: null, isFetching: false, refetch, ...query }}
      failed="The names could not be loaded"
      empty={<EmptyState title="No names yet" />}
      {...(explain === undefined ? {} : { explain })}
    >
      {(names) => names.join(', ')}
    </QueryView>,
  )
  return refetch
}

test('a failure is announced and can be tried again', async () => {
  const refetch = open({ error: new Error('No connection.') })
  expect(screen.getByRole('alert')).toHaveTextContent('The names could not be loadedNo connection.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('some failures have words of their own', () => {
  open({ error: new Error('404') }, () => 'This list was deleted.')
  expect(screen.getByRole('alert')).toHaveTextContent('This list was deleted.')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an empty list has its own words, and loading shows neither', () => {
  open({ data: [] })
  expect(screen.getByText('No names yet')).toBeVisible()
})

test('data that is there stays when a later load fails', () => {
  open({ data: ['Ana', 'Ben'], error: new Error('No connection.') })
  expect(screen.getByText('Ana, Ben')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
