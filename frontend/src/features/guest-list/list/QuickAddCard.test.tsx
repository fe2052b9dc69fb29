/* Adding one guest: a likely duplicate is named before a second entry is made. */
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import { QuickAddCard } from '@/features/guest-list/list/QuickAddCard'
import { aGuest } from '@/testing/builders'
import { fakeServer, refusal } from '@/testing/fake-server'

let sent: ReturnType<typeof fakeServer>['sent']

beforeEach(() => {
  ;({ sent } = fakeServer({
    'POST /api/events/e-1/guests': ({ body }) =>
      JSON.stringify(body).length > 200
        ? refusal(400, 'invalid', 'Use at most 200 characters.', 'lastName')
        : aGuest({ id: 'g-2' }),
  }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuickAddCard eventId="e-1" guests={[aGuest()]} />
    </QueryClientProvider>,
  )
})

const added = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

async function submit(name: string, email = ''): Promise<void> {
  if (name !== '') await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), name)
  if (email !== '') await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Add Guest' }))
}

test('a new name is added at once', async () => {
  await submit('Ben Ruiz')
  await waitFor(() => {
    expect(added()).toEqual([{ firstName: 'Ben', lastName: 'Ruiz' }])
  })
})

test('a guest with a known name is added only after “Add anyway”', async () => {
  await submit('ana ruiz')
  expect(screen.getByRole('alert')).toHaveTextContent('Ana Ruiz is already on the list.')
  expect(added()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }))
  await waitFor(() => {
    expect(added()).toEqual([{ firstName: 'ana', lastName: 'ruiz' }])
  })
  expect(screen.queryByRole('button', { name: 'Add anyway' })).not.toBeInTheDocument()
})

test('a known email address is a warning too, until it is corrected', async () => {
  await submit('Ben', 'ANA@example.com')
  expect(screen.getByRole('alert')).toHaveTextContent('Ana Ruiz is already on the list.')
  await userEvent.clear(screen.getByRole('textbox', { name: /^Email/ }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Add Guest' }))
  await waitFor(() => {
    expect(added()).toEqual([{ firstName: 'Ben', lastName: '' }])
  })
})

test('what the server refuses is said at its field, and what was written stays', async () => {
  const name = `Ben ${'x'.repeat(201)}`
  await userEvent.click(screen.getByRole('textbox', { name: /^Name/ }))
  await userEvent.paste(name)
  await submit('')
  const field = screen.getByRole('textbox', { name: /^Name/ })
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription('Use at most 200 characters.')
  })
  expect(field).toHaveValue(name)
})
