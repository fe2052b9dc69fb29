/* The grid of events, what its cards can do, and what was archived or deleted. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bodies, eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { refusal } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const figure = (label: string) => screen.getByText(label).nextSibling?.textContent
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li')!)

test('the page has its title, subtitle and four tiles; active counts confirmed and in progress', async () => {
  eventServer([
    anEvent(),
    anEvent({ id: 'e-2', name: 'Gala', status: 'confirmed' }),
    anEvent({ id: 'e-3', name: 'Ball', status: 'in-progress', guestCount: 40 }),
  ])
  renderApp('/events')
  expect(await screen.findByRole('heading', { name: 'Events', level: 1 })).toBeVisible()
  expect(screen.getByText('Manage all your events from one place')).toBeVisible()
  await card('Ball')
  expect(figure('Total Events')).toBe('3')
  expect(figure('In Planning')).toBe('1')
  expect(figure('Active')).toBe('2')
  expect(figure('Total Guests')).toBe('44')
})

test('a card shows name, description, status, date with time, guests with seats, and when it was created', async () => {
  eventServer([anEvent(), anEvent({ id: 'e-2', name: 'Bare', description: '' })])
  renderApp('/events')
  const shown = await card('Summer dinner')
  expect(shown.getByText('Dinner in the garden')).toBeVisible()
  expect(shown.getByText('Planning')).toBeVisible()
  expect(shown.getByText('12 Jun 2027, 15:00')).toBeVisible()
  expect(shown.getByText('2 guests (1 seated)')).toBeVisible()
  expect(shown.getByText('Created 2 Jan 2027')).toBeVisible()
  expect((await card('Bare')).getByText('No description')).toBeVisible()
})

test('without events the page says No Events Yet and offers the first one', async () => {
  eventServer([])
  const { user } = renderApp('/events')
  expect(await screen.findByRole('heading', { name: 'No Events Yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create Your First Event' }))
  expect(await screen.findByRole('dialog', { name: 'Create New Event' })).toBeVisible()
})

test('a failed list says so and can be asked for again', async () => {
  const server = eventServer([], { 'GET /api/events': () => refusal(500, 'internal', 'x') })
  const { user } = renderApp('/events')
  expect(await screen.findByText('Error loading events')).toBeVisible()
  server.routes['GET /api/events'] = () => [anEvent()]
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('Summer dinner')
})

test('Edit opens the same dialog as the dashboard', async () => {
  eventServer([anEvent()])
  const { user } = renderApp('/events')
  await user.click(await screen.findByRole('button', { name: 'Edit Summer dinner' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Event' }))
  expect(dialog.getByLabelText('Event Name')).toHaveValue('Summer dinner')
})

test('deleting asks here as well, says so in this page’s words, and Undo restores', async () => {
  const server = eventServer([anEvent()])
  const { user } = renderApp('/events')
  await user.click(await screen.findByRole('button', { name: 'Delete Summer dinner' }))
  expect(await screen.findByText('Are you sure you want to delete this event?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete event' }))
  expect(await screen.findByText('Event has been successfully deleted')).toBeVisible()
  expect(screen.getByText('Event deleted')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No Events Yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await card('Summer dinner')
  expect(server.events.get('e-1')?.deletedAt).toBeUndefined()
})

test('a failed deletion says Error, Failed to delete event', async () => {
  eventServer([anEvent()], {
    'DELETE /api/events/*': () => refusal(403, 'forbidden', 'Only owners may do this.'),
  })
  const { user } = renderApp('/events')
  await user.click(await screen.findByRole('button', { name: 'Delete Summer dinner' }))
  await user.click(await screen.findByRole('button', { name: 'Delete event' }))
  const alert = await screen.findByText('Failed to delete event')
  expect(alert.closest('[role=alert]')).toHaveTextContent('Error')
  expect(screen.queryByText('Only owners may do this.')).not.toBeInTheDocument()
})

test('the menu of a card works by keyboard: archive, then Undo', async () => {
  const server = eventServer([anEvent()])
  const { user } = renderApp('/events')
  ;(await screen.findByRole('button', { name: 'More actions for Summer dinner' })).focus()
  await user.keyboard('{Enter}')
  const archive = await screen.findByRole('menuitem', { name: 'Archive' })
  await user.keyboard('{ArrowDown}')
  await waitFor(() => {
    expect(archive).toHaveFocus()
  })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Event Archived')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'No Events Yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Event Unarchived')).toBeVisible()
  await card('Summer dinner')
  expect(server.events.get('e-1')?.archivedAt).toBeUndefined()
})

test('an archived event stands under Archived and comes back from there', async () => {
  eventServer([anEvent({ archivedAt: '2027-01-03T09:00:00Z' })])
  const { user, router } = renderApp('/events')
  await user.click(await screen.findByRole('tab', { name: 'Archived' }))
  expect(router.state.location.search).toBe('?show=archived')
  await user.click(await screen.findByRole('button', { name: 'Unarchive Summer dinner' }))
  expect(await screen.findByText('Event Unarchived')).toBeVisible()
  expect(await screen.findByText('No archived events')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Events' }))
  await card('Summer dinner')
})

test('a deleted event shows the days that are left and can be restored', async () => {
  const restorableUntil = new Date(Date.now() + 12.5 * 86_400_000).toISOString()
  eventServer([anEvent({ deletedAt: '2027-01-03T09:00:00Z', restorableUntil })])
  const { user } = renderApp('/events?show=deleted')
  expect(await screen.findByText(/13 days left to restore/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore Summer dinner' }))
  expect(await screen.findByText('Event Restored')).toBeVisible()
  expect(
    screen.getByText('Summer dinner is back, with its guests, seats and floor plan.'),
  ).toBeVisible()
  expect(await screen.findByText('No recently deleted events')).toBeVisible()
})

test('an event that can no longer be restored says so', async () => {
  eventServer([anEvent({ deletedAt: '2027-01-03T09:00:00Z' })], {
    'POST /api/events/*/restore': () => refusal(404, 'not_found', 'There is no such event.'),
  })
  const { user } = renderApp('/events?show=deleted')
  await user.click(await screen.findByRole('button', { name: 'Restore Summer dinner' }))
  expect(await screen.findByText('Failed to restore event')).toBeVisible()
})

test('duplicating says what is copied and what starts over, and sends name and guests', async () => {
  const server = eventServer([anEvent()])
  const { user } = renderApp('/events')
  await user.click(await screen.findByRole('button', { name: 'More actions for Summer dinner' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Event' }))
  expect(dialog.getByLabelText('Event Name')).toHaveValue('Copy of Summer dinner')
  expect(dialog.getByLabelText('Date & Time')).toHaveValue('2027-06-12T15:00')
  expect(dialog.getByText(/the floor plan with 8 seats/)).toBeVisible()
  expect(dialog.getByText(/the guest list is empty/)).toBeVisible()
  await user.click(dialog.getByLabelText('Copy the guest list'))
  expect(dialog.getByText(/every answer, seat and arrival/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }))
  expect(await screen.findByText('Event Duplicated')).toBeVisible()
  expect(bodies(server, 'POST')).toEqual([{ name: 'Copy of Summer dinner', withGuests: true }])
  await card('Copy of Summer dinner')
})

test('a copy may have another date, on the clock of the event', async () => {
  const server = eventServer([anEvent()])
  const { user } = renderApp('/events')
  await user.click(await screen.findByRole('button', { name: 'More actions for Summer dinner' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Event' }))
  await user.clear(dialog.getByLabelText('Date & Time'))
  await user.type(dialog.getByLabelText('Date & Time'), '2028-06-10T15:00')
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }))
  await screen.findByText('Event Duplicated')
  expect(bodies(server, 'POST')).toEqual([
    {
      name: 'Copy of Summer dinner',
      date: '2028-06-10T15:00',
      zone: 'Europe/London',
      withGuests: false,
    },
  ])
})
