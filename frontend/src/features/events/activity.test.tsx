/* What happened to an event: the panel on the overview and the dialog with everything. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Activity } from '@/api/schema'
import { groupByDay } from '@/features/events/group-by-day'
import { RecentActivity } from '@/features/events/components/RecentActivity'
import { eventServer } from '@/features/events/testing/event-server'
import { anEvent } from '@/testing/builders'
import { refusal } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const entry = (id: number, fields: Partial<Activity> = {}): Activity => ({
  id: `a-${String(id)}`,
  at: new Date(Date.now() - id * 60_000).toISOString(),
  by: { id: 'u-1', name: 'Nora Lind' },
  kind: 'guest-seated',
  text: `seated guest ${String(id)}`,
  details: {},
  ...fields,
})

const event = anEvent()

test('the panel shows the last five entries: who, what, and how long ago', async () => {
  const server = eventServer([event], {
    'GET /api/events/e-1/activity': () => ({ entries: [5, 6, 7, 8, 9].map((id) => entry(id)) }),
  })
  renderScreen(<RecentActivity event={event} />)
  expect(screen.getByRole('heading', { name: 'Recent activity' })).toBeVisible()
  const items = await screen.findAllByRole('listitem')
  expect(items).toHaveLength(5)
  expect(items[0]).toHaveTextContent('Nora Lind seated guest 5')
  expect(within(items[0]!).getByText('5 minutes ago')).toHaveAttribute('title')
  expect(server.sent[0]?.search).toBe('?limit=5')
})

test('markup in a name of an entry is text', async () => {
  eventServer([event], {
    'GET /api/events/e-1/activity': () => ({
      entries: [entry(1, { text: 'added <img src=x onerror=alert(1)>' })],
    }),
  })
  renderScreen(<RecentActivity event={event} />)
  expect(await screen.findByText('added <img src=x onerror=alert(1)>')).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})

test('an event to which nothing has happened says so', async () => {
  eventServer([event])
  renderScreen(<RecentActivity event={event} />)
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
})

test('a panel that fails to load says so and can be asked again', async () => {
  const server = eventServer([event], {
    'GET /api/events/e-1/activity': () => refusal(503, 'unavailable', 'Please try again soon.'),
  })
  const { user } = renderScreen(<RecentActivity event={event} />)
  expect(await screen.findByText('The activity could not be loaded')).toBeVisible()
  expect(screen.getByText('Please try again soon.')).toBeVisible()
  server.routes['GET /api/events/e-1/activity'] = () => ({ entries: [entry(1)] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('seated guest 1')).toBeVisible()
})

test('Show all lists everything under its days and loads older entries on demand', async () => {
  const twoDays = 2 * 24 * 60
  eventServer([event], {
    'GET /api/events/e-1/activity': ({ search }) =>
      new URLSearchParams(search).get('before') === null
        ? { entries: [entry(1), entry(2)], next: 'cursor' }
        : { entries: [entry(twoDays, { by: { id: 'u-2', name: 'Sam' }, text: 'left' })] },
  })
  const { user } = renderScreen(<RecentActivity event={event} />)
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }))
  expect(await dialog.findByRole('heading', { name: 'Today' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Load more' }))
  expect(await dialog.findByText('Sam')).toBeVisible()
  expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  expect(dialog.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})

test('older entries that fail to load leave the present ones and the button', async () => {
  eventServer([event], {
    'GET /api/events/e-1/activity': ({ search }) =>
      search.includes('before')
        ? refusal(500, 'internal', 'Something broke.')
        : { entries: [entry(1)], next: 'cursor' },
  })
  const { user } = renderScreen(<RecentActivity event={event} />)
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }))
  await user.click(await dialog.findByRole('button', { name: 'Load more' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Older entries could not be loaded.')
  expect(dialog.getByText('seated guest 1')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Load more' })).toBeEnabled()
})

test('the two latest days are called Today and Yesterday', () => {
  const now = new Date(2027, 0, 2, 12)
  const at = (...date: [number, number, number, number]) => new Date(...date).toISOString()
  const days = groupByDay(
    [
      entry(1, { at: at(2027, 0, 2, 1) }),
      entry(2, { at: at(2027, 0, 1, 23) }),
      entry(3, { at: at(2027, 0, 1, 1) }),
      entry(4, { at: at(2026, 11, 31, 12) }),
    ],
    now,
  )
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Thursday, 31 December 2026', 1],
  ])
})
