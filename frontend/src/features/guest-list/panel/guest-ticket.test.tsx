/* A guest's ticket in the hands of the organiser. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '@/api/schema'
import { GuestPanel } from '@/features/guest-list/panel/GuestPanel'
import { aGuest, aTable, aUser } from '@/testing/builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const ana = aGuest()
const nothing = () => undefined

function opened(routes: Routes = {}, role: Role = 'owner') {
  const organisation = { id: 'o-1', name: 'Lind Events', role }
  const { sent } = fakeServer({
    'GET /api/auth/user': () => aUser({ organisation }),
    'GET /api/tables/e-1': () => [aTable()],
    'GET /api/tags': () => [],
    'GET /api/events/e-1/parties': () => [],
    'GET /api/events/e-1/wishes': () => [],
    ...routes,
  })
  const { user } = renderScreen(
    <GuestPanel
      eventId="e-1"
      guest={ana}
      guests={[ana]}
      onOpen={nothing}
      onRemove={nothing}
      onClose={nothing}
    />,
  )
  const posted = (path: string) =>
    sent.filter((each) => each.method === 'POST' && each.path === path).map(({ body }) => body)
  return { user, posted }
}

const ticket = 'https://seats.example/ticket/secret'

test('the ticket of a guest opens and prints in a tab of its own', async () => {
  const { user } = opened({ 'POST /api/guests/g-1/ticket': () => ({ url: ticket }) })
  await user.click(await screen.findByRole('button', { name: 'Ticket' }))
  const open = await screen.findByRole('link', { name: 'Open ticket' })
  expect(open).toHaveAttribute('href', ticket)
  expect(screen.getByRole('link', { name: 'Print ticket' })).toHaveAttribute(
    'href',
    `${ticket}?print`,
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(ticket)
})

test('a ticket is replaced after a question that says what stops working', async () => {
  const { user, posted } = opened({
    'POST /api/guests/g-1/ticket': ({ body }) => ({
      url: JSON.stringify(body).includes('true') ? `${ticket}-2` : ticket,
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ticket' }))
  await screen.findByRole('link', { name: 'Open ticket' })
  await user.click(screen.getByRole('button', { name: 'Replace ticket' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/its link in emails already sent/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Replace ticket' }))
  expect(await screen.findByText('Ticket replaced')).toBeInTheDocument()
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Open ticket' })).toHaveAttribute('href', `${ticket}-2`)
  })
  expect(posted('/api/guests/g-1/ticket')).toEqual([{ replace: false }, { replace: true }])
})

test('viewers get no tickets', async () => {
  opened({}, 'viewer')
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Ticket' })).not.toBeInTheDocument()
  })
})
