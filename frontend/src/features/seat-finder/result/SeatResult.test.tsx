/* A found seat: place first, then directions, map and navigation. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FoundResult } from '@/features/seat-finder/found'
import { SeatResult } from '@/features/seat-finder/result/SeatResult'
import { aFinderEvent, aFoundGuest, aSeatMap, aSeatRoute } from '@/testing/finder-builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const ROUTE = 'GET /api/seat-routes/route-key'
const MAP = `${ROUTE}/map`

function serve(routes: Routes) {
  return fakeServer({ [MAP]: aSeatMap, ...routes })
}

function show(fields: Partial<FoundResult> = {}, from = '') {
  const onSearchAgain = vi.fn()
  const found = aFoundGuest(fields)
  return {
    onSearchAgain,
    ...renderScreen(
      <SeatResult found={found} language="en" from={from} onSearchAgain={onSearchAgain} />,
    ),
  }
}

afterEach(() => {
  vi.useRealTimers()
})

test('table and seat come first, and the directions before the map', async () => {
  serve({ [ROUTE]: () => aSeatRoute() })
  show()
  expect(screen.getByText('Seat Found!')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Table 12, Seat C' })).toHaveFocus()
  const list = await screen.findByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  const map = screen.getByRole('group', { name: 'Map with the route to Table 12' })
  expect(list.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText('about 12 s')).toBeVisible()
})

test('a guest with a table and no seat sees the table', async () => {
  serve({ [ROUTE]: () => aSeatRoute({ seat: null }) })
  show({ seat: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Table 12' })).toBeVisible()
  expect(screen.getByText('Take any free seat at this table.')).toBeVisible()
  expect(await screen.findByText('How to get there')).toBeVisible()
})

test('a blocked seat says why, and the place stays', async () => {
  serve({ [ROUTE]: () => aSeatRoute({ route: null, blocked: 'too_narrow' }) })
  show()
  expect(await screen.findByText(/The route to this table is narrow/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Table 12, Seat C' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Precision Navigation/ })).not.toBeInTheDocument()
})

test('a map that cannot be loaded leaves the place and can be tried again', async () => {
  const server = serve({ [ROUTE]: () => refusal(503, 'unavailable', 'Busy.') })
  const { user } = show()
  expect(await screen.findByText('The map could not be loaded')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Table 12, Seat C' })).toBeVisible()
  server.routes[ROUTE] = () => aSeatRoute()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('How to get there')).toBeVisible()
})

test('the step-free way and another entrance are asked for, and the cost is said', async () => {
  const server = serve({
    [ROUTE]: () => aSeatRoute({ alternative: { stepFree: true, distance: 18, steps: 0 } }),
  })
  const { user } = show({}, 'north')
  expect(await screen.findByText('4 m longer, without steps')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Step-free route' }))
  await user.selectOptions(screen.getByLabelText('Starting at'), 'South door')
  await waitFor(() => {
    const asked = server.sent.map(({ path, search }) => `${path}${search}`)
    expect(asked).toEqual([
      '/api/seat-routes/route-key?from=north',
      '/api/seat-routes/route-key/map?version=1',
      '/api/seat-routes/route-key?from=north&stepFree=true',
      '/api/seat-routes/route-key?from=south&stepFree=true',
    ])
  })
})

test('a way that is hardly longer is not measured, and a shorter one without steps is not said to have some', async () => {
  serve({
    [ROUTE]: ({ search }) =>
      search.includes('stepFree')
        ? aSeatRoute({ alternative: { stepFree: false, distance: 12, steps: 0 } })
        : aSeatRoute({ alternative: { stepFree: true, distance: 14.1, steps: 0 } }),
  })
  const { user } = show()
  expect(await screen.findByText('Without steps and wide enough for a wheelchair')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'Step-free route' }))
  expect(screen.queryByText(/shorter/)).not.toBeInTheDocument()
})

test('precision navigation exists only with a venue', async () => {
  serve({ [ROUTE]: () => aSeatRoute() })
  show({ event: aFinderEvent({ hasVenue: false }) })
  expect(await screen.findByRole('button', { name: 'Show Me My Seat' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Precision Navigation/ })).not.toBeInTheDocument()
})

test('precision navigation walks a step each half second, pauses and begins anew', async () => {
  serve({ [ROUTE]: () => aSeatRoute() })
  const { user } = show({ event: aFinderEvent({ hasVenue: true }) })
  await user.click(
    await screen.findByRole('button', { name: 'Precision Navigation with Footsteps' }),
  )
  const dialog = screen.getByRole('dialog', { name: 'Precision Navigation' })
  expect(within(dialog).getByText('step 0 of 20, 14 m to go')).toBeVisible()
  vi.useFakeTimers()
  act(() => {
    within(dialog).getByRole('button', { name: 'Start' }).click()
  })
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  expect(within(dialog).getByText('step 10 of 20, 7 m to go')).toBeVisible()
  expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  act(() => {
    within(dialog).getByRole('button', { name: 'Pause' }).click()
  })
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  expect(within(dialog).getByText('Paused at 50 %')).toBeVisible()
  act(() => {
    within(dialog).getByRole('button', { name: 'Start' }).click()
  })
  act(() => {
    vi.advanceTimersByTime(20_000)
  })
  expect(within(dialog).getByText('You have arrived')).toBeVisible()
  act(() => {
    within(dialog).getByRole('button', { name: 'Reset' }).click()
  })
  expect(within(dialog).getByText('step 0 of 20, 14 m to go')).toBeVisible()
})

test('diet and requests are shown when the answer has them', () => {
  serve({ [ROUTE]: () => aSeatRoute() })
  const { guest } = aFoundGuest()
  show({
    guest: { firstName: 'Ana', lastName: 'Ruiz', status: 'assigned', ...guest, dietary: 'Vegan' },
  })
  expect(screen.getByText('Dietary Requirements')).toBeVisible()
  expect(screen.getByText('Vegan')).toBeVisible()
  expect(screen.queryByText('Special Requests')).not.toBeInTheDocument()
})
