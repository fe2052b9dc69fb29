/* The plan viewer: tables and guests by list and search, the way to a table, and the signs. */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signWords } from '@/features/plan-viewer/sign-words'
import { aGuest, anEvent, aUser } from '@/testing/builders'
import { aSeatRoute, aVenue } from '@/testing/finder-builders'
import { fakeServer, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const ana = aGuest({
  id: 'g-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  mobile: '07700 900318',
  status: 'assigned',
  table: { id: 't-1', name: 'Table 1', tableNumber: 1 },
  seat: { id: 't-1-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true },
})
const ben = aGuest({
  id: 'g-2',
  firstName: 'Ben',
  lastName: 'Cole',
  table: { id: 't-1', name: 'Table 1', tableNumber: 1 },
})

function serve(routes: Routes = {}) {
  return fakeServer({
    'GET /api/auth/user': () => aUser(),
    'GET /api/events': () => [anEvent({ seatCount: 10 })],
    'GET /api/tables/*': () => [
      {
        id: 't-1',
        name: 'Table 1',
        number: 1,
        capacity: 8,
        kind: 'round',
        seats: [
          { id: 't-1-chair-1', number: 1, label: 'A', guestId: 'g-1' },
          { id: 't-1-chair-2', number: 2, label: 'B' },
        ],
      },
      { id: 't-2', name: 'Head table', number: null, capacity: 2, kind: 'rectangle', seats: [] },
    ],
    'GET /api/events/*/guests': () => [ana, ben],
    'GET /api/events/*/floor-plan': () => ({ eventId: 'e-1', revision: 0, plan: { elements: [] } }),
    'GET /api/venues/*': () => aVenue(),
    'GET /api/events/*/seat-routes': () => aSeatRoute(),
    ...routes,
  })
}

const address = '/event/e-1/floor-plan'

test('a table shows its capacity and its guests, and closes again', async () => {
  serve()
  const { user, router } = renderApp(address)
  await user.click(await screen.findByRole('button', { name: /^Table 1/ }))
  const panel = within(screen.getByRole('region', { name: 'Table 1' }))
  expect(panel.getByRole('heading', { name: 'Table 1' })).toHaveFocus()
  expect(panel.getByText('Capacity').parentElement).toHaveTextContent('8')
  expect(panel.getByText('Assigned', { selector: 'dt' }).parentElement).toHaveTextContent('2')
  const [first, second, third] = panel.getAllByRole('listitem')
  expect(first).toHaveTextContent('Seat AAna Ruiz07700 900318Assigned')
  expect(second).toHaveTextContent('Available')
  expect(third).toHaveTextContent('Ben Cole')
  expect(router.state.location.search).toBe('?table=t-1')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  expect(router.state.location.search).toBe('')
})

test('the search finds guests and tables, and says when there is none', async () => {
  serve()
  const { user } = renderApp(address)
  const box = await screen.findByRole('searchbox', { name: 'Search guests and tables' })
  await user.type(box, 'ruiz')
  await user.click(await screen.findByRole('button', { name: /Ana Ruiz/ }))
  expect(screen.getByRole('region', { name: 'Table 1' })).toBeVisible()
  await user.clear(box)
  await user.type(box, 'zzz')
  expect(await screen.findByText('No guest or table has this name.')).toBeVisible()
})

test('the legend counts the seats', async () => {
  serve()
  renderApp(address)
  expect((await screen.findByText(/Available seats/)).closest('li')).toHaveTextContent('9')
  expect(screen.getByText(/Assigned seats/).closest('li')).toHaveTextContent('1')
  expect(screen.getByText('Selected table')).toBeVisible()
})

test('the way to a table is asked for and put into words', async () => {
  const server = serve()
  const { user } = renderApp(`${address}?table=t-1`)
  await user.click(await screen.findByRole('button', { name: 'Show route' }))
  expect(await screen.findByText('14 m, 20 steps from South door')).toBeVisible()
  expect(server.sent.some(({ search }) => search === '?table=t-1')).toBe(true)
})

test('the buttons zoom between 0.1 and 3 by 1.2', async () => {
  serve()
  const { user } = renderApp(address)
  const zoomIn = await screen.findByRole('button', { name: 'Zoom in' })
  await user.click(zoomIn)
  expect(screen.getByText('120 %')).toBeVisible()
  for (let press = 0; press < 8; press += 1) await user.click(zoomIn)
  expect(screen.getByText('300 %')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByText('100 %')).toBeVisible()
})

test('a plan without tables leads to the floor planner', async () => {
  serve({ 'GET /api/tables/*': () => [] })
  renderApp(address)
  expect(await screen.findByRole('heading', { name: 'No tables yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the floor planner' })).toBeVisible()
})

test('each entrance has a sign with its address', async () => {
  serve({
    'GET /api/events/*/entrance-signs': () => [
      { id: 'gate', name: 'Main gate', url: 'https://seats.example/find-seat?event=x&from=gate' },
    ],
    'GET /api/qr-code': () => ({ qrCode: 'data:image/png;base64,AA==', svg: '<svg/>' }),
  })
  renderApp(`${address}?signs=1`)
  expect(await screen.findByRole('heading', { name: 'Main gate' })).toBeVisible()
  expect(await screen.findByRole('img', { name: 'QR code of Main gate' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.getByText('Scan to find your seat')).toBeVisible()
})

test('a sign speaks the language of the event', async () => {
  serve({
    'GET /api/events': () => [anEvent({ language: 'ar' })],
    'GET /api/events/*/entrance-signs': () => [{ id: 'gate', name: 'Main gate', url: 'https://x' }],
    'GET /api/qr-code': () => ({ qrCode: 'data:image/png;base64,AA==', svg: '<svg/>' }),
  })
  renderApp(`${address}?signs=1`)
  const text = await screen.findByText(signWords.ar)
  expect(text).toHaveAttribute('lang', 'ar')
  expect(text).toHaveAttribute('dir', 'rtl')
})

test('without an entrance the signs lead to the venue', async () => {
  serve({ 'GET /api/events/*/entrance-signs': () => [] })
  renderApp(`${address}?signs=1`)
  expect(await screen.findByRole('link', { name: 'Set up the venue' })).toBeVisible()
})
