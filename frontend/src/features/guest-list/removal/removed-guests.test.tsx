/* The list of removed guests: restoring one, restoring several, and what is shown when that fails. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RemovedGuest } from '@/api/schema'
import { RemovedGuestsButton } from '@/features/guest-list/removal/RemovedGuestsButton'
import { aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const removedGuest = (id: string, firstName: string): RemovedGuest => ({
  id,
  firstName,
  lastName: 'Ruiz',
  email: '',
  removedAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  gone: '2027-02-03T12:00:00Z',
})

const both = [removedGuest('g-1', 'Ana'), removedGuest('g-2', 'Ben')]

async function opened(routes: Routes) {
  const server = fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events/e-1/removed-guests': () => both,
    ...routes,
  })
  const { user } = renderScreen(<RemovedGuestsButton eventId="e-1" />)
  await user.click(screen.getByRole('button', { name: 'Removed guests' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Removed Guests' }))
  return { server, user, dialog }
}

test('a guest is restored, leaves the list, and is named', async () => {
  let removed = both
  const { server, user, dialog } = await opened({
    'GET /api/events/e-1/removed-guests': () => removed,
    'POST /api/events/e-1/guests/restore': () => {
      removed = both.slice(1)
      return { batchId: 'b-1', changed: 1, skipped: [] }
    },
  })
  expect(await dialog.findAllByText('2 days ago')).toHaveLength(2)
  expect(dialog.getAllByText('3 Feb 2027')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Restore Ana Ruiz' }))
  expect(await screen.findByText('Ana Ruiz is back on the list.')).toBeInTheDocument()
  await waitFor(() => {
    expect(dialog.queryByText('Ana Ruiz')).not.toBeInTheDocument()
  })
  const sent = server.sent.find(({ path }) => path.endsWith('/restore'))
  expect(sent?.body).toEqual({ guestIds: ['g-1'] })
})

test('several guests are restored in one call, and the last one leaves an explanation', async () => {
  let removed = both
  const { server, user, dialog } = await opened({
    'GET /api/events/e-1/removed-guests': () => removed,
    'POST /api/events/e-1/guests/restore': () => {
      removed = []
      return { batchId: 'b-1', changed: 2, skipped: [] }
    },
  })
  await user.click(await dialog.findByRole('checkbox', { name: 'Select all' }))
  await user.click(dialog.getByRole('button', { name: 'Restore 2 guests' }))
  expect(await screen.findByText('2 guests restored')).toBeInTheDocument()
  expect(await dialog.findByText('No removed guests')).toBeVisible()
  expect(server.sent.filter(({ path }) => path.endsWith('/restore'))).toHaveLength(1)
})

test('a refusal is shown in the words of the server, and the guest can be tried again', async () => {
  const { user, dialog } = await opened({
    'POST /api/events/e-1/guests/restore': () => refusal(409, 'full', 'The event is full.'),
  })
  await user.click(await dialog.findByRole('button', { name: 'Restore Ben Ruiz' }))
  expect(await screen.findByText('The event is full.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Restore Ben Ruiz' })).toBeEnabled()
})

test('viewers cannot restore guests', async () => {
  const organisation = { id: 'o-1', name: 'Lind Events', role: 'viewer' as const }
  fakeServer({ 'GET /api/auth/user': () => aUser({ organisation }) })
  renderScreen(<RemovedGuestsButton eventId="e-1" />)
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Removed guests' })).not.toBeInTheDocument()
  })
})
