/* What a query shows: loading, failed with another try, nothing, and the data. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView, type QueryLike } from '@/ui/QueryView'

function open(query: Partial<QueryLike<string[]>>, explain?: (error: Error) => ReactNode) {
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

test('a failure without an explanation of its own has the usual words', () => {
  open({ error: new Error('No connection.') }, () => false)
  expect(screen.getByRole('heading', { name: 'The names could not be loaded' })).toBeVisible()
})

test('a narrow place has the failure as a line of text, in a frame of its own', () => {
  render(
    <QueryView<string>
      query={{ data: undefined, error: new Error('503'), isFetching: true, refetch: vi.fn() }}
      failed="The names could not be loaded."
      reason={() => 'Ask again later.'}
      level="none"
      frame={(failure) => <section aria-label="Names">{failure}</section>}
    >
      {(name) => name}
    </QueryView>,
  )
  expect(screen.getByRole('region', { name: 'Names' })).toHaveTextContent(
    'The names could not be loaded. Ask again later.',
  )
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Trying…' })).toBeVisible()
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
