/* The tab with all events: search, filter, order, selecting, deleting and taking that back. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Event } from '@/api/schema'
import { eventServer } from '@/features/events/testing/event-server'
import { lastEventStore } from '@/lib/current-event'
import { anEvent } from '@/testing/builders'
import { refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

async function openList(events: readonly Event[], more: Routes = {}) {
  const server = eventServer(events, more)
  const app = renderApp('/dashboard')
  await app.user.click(await screen.findByRole('tab', { name: 'All Events' }))
  await screen.findByText(`${String(events.length)} event(s) created`)
  return { ...app, server }
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[0]?.textContent)

const three = [
  anEvent({ name: 'Party 10', guestCount: 5 }),
  anEvent({ id: 'e-2', name: 'Party 9', guestCount: 70, status: 'confirmed', description: '' }),
  anEvent({ id: 'e-3', name: 'Ball', guestCount: 9, date: '2027-07-01T10:00:00Z' }),
]

test('the table has the six columns, and the count line says how many events were created', async () => {
  await openList(three)
  expect(screen.getAllByRole('columnheader').map((column) => column.textContent)).toEqual([
    'Event Name',
    'Event Date',
    'Status',
    'Guests',
    'Last Activity',
    'Actions',
  ])
  expect(screen.getByPlaceholderText('Search events...')).toBeVisible()
  expect(screen.getByText('3 event(s) created')).toBeVisible()
})

test('the search narrows by name or description; an empty result repeats the term and offers Clear', async () => {
  const { user } = await openList(three)
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'GARDEN')
  expect(await screen.findByText('2 of 3 shown')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), ' zzz')
  expect(await screen.findByText('No events match “GARDEN zzz”')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('3 event(s) created')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('the Filter button opens status and date, counts what is set and can be cleared', async () => {
  const { user } = await openList(three)
  const filter = screen.getByRole('button', { name: 'Filter' })
  expect(filter).toHaveAttribute('aria-expanded', 'false')
  await user.click(filter)
  await user.selectOptions(screen.getByLabelText('Status'), 'Active')
  expect(names()).toEqual(['Party 9'])
  await user.selectOptions(screen.getByLabelText('Date'), 'Date range')
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeVisible()
  await user.type(screen.getByLabelText('From'), '2027-07-01')
  expect(await screen.findByText('No events match the filter')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('3 event(s) created')).toBeVisible()
})

test('headings order the rows by click and by key, and say the order', async () => {
  const { user } = await openList(three)
  const heading = (name: string) => screen.getByRole('columnheader', { name })
  expect(heading('Event Date')).toHaveAttribute('aria-sort', 'ascending')
  await user.click(screen.getByRole('button', { name: 'Event Name' }))
  expect(names()).toEqual(['Ball', 'Party 9', 'Party 10'])
  expect(heading('Event Name')).toHaveAttribute('aria-sort', 'ascending')
  expect(heading('Event Date')).not.toHaveAttribute('aria-sort')
  screen.getByRole('button', { name: 'Guests' }).focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Party 9', 'Ball', 'Party 10'])
  expect(heading('Guests')).toHaveAttribute('aria-sort', 'descending')
})

test('Last Activity is the latest change, relative, with the exact time in its title', async () => {
  const now = Date.now()
  await openList([anEvent({ lastActivity: new Date(now - 5 * 60_000).toISOString() })])
  const time = screen.getByText('5 minutes ago')
  expect(time).toHaveAttribute('title', expect.stringMatching(/\d{4}, \d\d:\d\d:\d\d$/))
  expect(screen.queryByText('Today')).not.toBeInTheDocument()
})

test('a click anywhere in a row selects the event and shows Overview', async () => {
  const { user } = await openList(three)
  const row = screen.getByRole('row', { name: /Party 9/ })
  await user.click(within(row).getByText('Confirmed'))
  expect(await screen.findByRole('heading', { level: 2, name: 'Party 9' })).toBeVisible()
})

test('Enter on a row’s name selects the event and shows Overview', async () => {
  const { user } = await openList(three)
  screen.getByRole('button', { name: 'Ball' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 2, name: 'Ball' })).toBeVisible()
})

test('deleting asks first and names the guests, the plan and the seats that go', async () => {
  const { user, server } = await openList([anEvent()])
  await user.click(screen.getByRole('button', { name: 'Delete Summer dinner' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Are you sure you want to delete this event?')).toBeVisible()
  expect(question.getByText('Summer dinner')).toBeVisible()
  expect(question.getByText('2 guests and their lookup codes')).toBeVisible()
  expect(question.getByText('the floor plan with 8 seats')).toBeVisible()
  expect(question.getByText('1 seat assignment')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(server.sent.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('after deleting the list is fetched again, the selection is cleared, and Undo brings the event back', async () => {
  const { user, server } = await openList(three)
  await user.click(screen.getByRole('button', { name: 'Delete Party 10' }))
  await user.click(await screen.findByRole('button', { name: 'Delete event' }))
  expect(await screen.findByText('Event deleted successfully')).toBeVisible()
  expect(screen.getByText('Success')).toBeVisible()
  await waitFor(() => {
    expect(names()).toEqual(['Party 9', 'Ball'])
  })
  await waitFor(() => {
    expect(lastEventStore.getState().id).toBe('e-2')
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Event Restored')).toBeVisible()
  expect(server.sent.some(({ path }) => path === '/api/events/e-1/restore')).toBe(true)
  await waitFor(() => {
    expect(names()).toContain('Party 10')
  })
})

test('a deletion that the server refuses shows the server’s message, or the specified one', async () => {
  const { user, server } = await openList(three, {
    'DELETE /api/events/*': () =>
      refusal(403, 'forbidden', 'Only owners and planners may do this.'),
  })
  await user.click(screen.getByRole('button', { name: 'Delete Ball' }))
  await user.click(await screen.findByRole('button', { name: 'Delete event' }))
  const refused = await screen.findByText('Only owners and planners may do this.')
  expect(refused.closest('[role=alert]')).toHaveTextContent('Error')
  server.routes['DELETE /api/events/*'] = () => new Response('', { status: 502 })
  await user.click(screen.getByRole('button', { name: 'Delete event' }))
  expect(await screen.findByText('Failed to delete event')).toBeVisible()
})

test('500 events are listed, searched and ordered, and only those in view are drawn', async () => {
  const many = Array.from({ length: 500 }, (_, index) =>
    anEvent({ id: `e-${String(index)}`, name: `Event ${String(index)}`, guestCount: index }),
  )
  const { user } = await openList(many)
  const table = await screen.findByRole('table', { name: 'Events' })
  expect(table).toHaveAttribute('aria-rowcount', '501')
  expect(names().length).toBeLessThan(100)
  await user.click(screen.getByRole('button', { name: 'Guests' }))
  await waitFor(() => {
    expect(names()[0]).toBe('Event 499')
  })
  await user.type(screen.getByPlaceholderText('Search events...'), '499')
  await waitFor(() => {
    expect(names()).toEqual(['Event 499'])
  })
})

test('search, filter and order survive a reload, since the address has them', async () => {
  const { user, router } = await openList(three)
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'party')
  await user.click(screen.getByRole('button', { name: 'Guests' }))
  await waitFor(() => {
    expect(router.state.location.search).toContain('query=party&sort=-guests')
  })
  expect(names()).toEqual(['Party 9', 'Party 10'])
})

test('an address that searches opens the list of all events', async () => {
  eventServer(three)
  renderApp('/dashboard?query=ball')
  expect(await screen.findByText('1 of 3 shown')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'All Events' })).toHaveAttribute('aria-selected', 'true')
})

test('on a phone the table becomes cards with the same order and actions', async () => {
  const wide = window.matchMedia
  window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('width <') })
  try {
    const { user } = await openList(three)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Sort by Event Name')
    const items = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent('Ball')
    expect(screen.getByRole('button', { name: 'Delete Ball' })).toBeVisible()
  } finally {
    window.matchMedia = wide
  }
})
