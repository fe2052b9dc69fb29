/* The door screen: what it says and sends for codes, names, walk-ins, and without a server. */
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CheckInBatch } from '@/api/check-in'
import { CheckInPage } from '@/features/check-in/CheckInPage'
import { changeDevice, deviceStore } from '@/features/check-in/model/device'
import { aDoorList } from '@/features/check-in/testing/fake-door-server'
import { anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'
import { deleteDatabase } from '@/lib/indexed-db'

const routes: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'GET /api/events/*/door-list': () => aDoorList(),
  'GET /api/events/*/check-ins': () => ({ entries: [], counts: {}, cursor: '0', more: false }),
  'POST /api/events/*/check-ins': ({ body }) => ({
    results: (body as CheckInBatch).entries.map(({ id }) => ({ id, result: 'arrived' })),
    counts: {},
    cursor: '1',
  }),
}

beforeEach(async () => {
  await deleteDatabase('seatwright-check-in')
  changeDevice({ name: 'Main-door', sound: false, atOnce: false })
})

async function openDoor(changed: Routes = {}) {
  const server = fakeServer({ ...routes, ...changed })
  const { user } = renderScreen(<CheckInPage />, '/check-in?event=e-1')
  const field = await screen.findByRole('searchbox', { name: 'Type a code or name' })
  await screen.findByText('Online')
  const sent = () =>
    server.sent.filter(({ method }) => method === 'POST').map(({ body }) => body as CheckInBatch)
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
  return { user, server, field, sent, heading }
}

test('a hand scanner types a code and presses Enter, and Enter again checks the guest in', async () => {
  const { user, field, sent, heading } = await openDoor()
  await user.type(field, 'aqxyh5{Enter}')
  expect(await heading('Layla Haddad')).toBeVisible()
  const result = within(screen.getByRole('region', { name: 'Result' }))
  expect(result.getByText('Table').parentElement).toHaveTextContent('Table6')
  expect(result.getByText('Seat').parentElement).toHaveTextContent('SeatC')
  expect(field).toHaveFocus()
  expect(sent()).toEqual([])
  await user.keyboard('{Enter}')
  expect(await result.findByText('Welcome')).toBeVisible()
  expect(screen.getByText('1', { selector: 'b' }).parentElement).toHaveTextContent('1 of 2 here')
  await waitFor(() => {
    expect(sent()).toMatchObject([
      { device: 'Main-door', entries: [{ kind: 'arrive', guestId: 'g-1' }] },
    ])
  })
  expect(field).toHaveFocus()
})

test('the field has the focus from the start, and gets what is typed elsewhere', async () => {
  const { user, field, heading } = await openDoor()
  expect(field).toHaveFocus()
  screen.getByRole('button', { name: 'Add walk-in' }).focus()
  await user.keyboard('AQXYH5{Enter}')
  expect(await heading('Layla Haddad')).toBeVisible()
})

test('the party comes in together, and an undo names the entry of the guest', async () => {
  const { user, field, sent } = await openDoor()
  await user.type(field, 'layla{Enter}')
  await user.click(await screen.findByRole('checkbox', { name: 'Also check in Yasmin Haddad' }))
  await user.click(screen.getByRole('button', { name: 'Check in 2 guests' }))
  await waitFor(() => {
    expect(sent()[0]?.entries.map(({ guestId }) => guestId)).toEqual(['g-1', 'g-2'])
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Check-in undone')).toBeVisible()
  await waitFor(() => {
    expect(sent()[1]?.entries).toMatchObject([{ kind: 'undo', undoes: sent()[0]?.entries[0]?.id }])
  })
})

test('the whole party comes in with one tap, without those who declined', async () => {
  const list = aDoorList()
  const party = { id: 'p-1', name: 'Haddad' }
  const { user, field, sent } = await openDoor({
    'GET /api/events/*/door-list': () => ({
      ...list,
      guests: list.guests.map((guest) => ({ ...guest, party })),
    }),
  })
  await user.type(field, 'AQXYH5{Enter}')
  expect(await screen.findByText('0 of 2 here')).toBeVisible()
  const members = screen.getByText('Party of 3').closest('section')!.querySelectorAll('li')
  expect([...members].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Yasmin Haddad'),
    expect.stringContaining('Tom Becker'),
  ])
  await user.click(screen.getByRole('button', { name: 'Check in all 2' }))
  await waitFor(() => {
    expect(sent()[0]?.entries.map(({ guestId }) => guestId)).toEqual(['g-1', 'g-2'])
  })
  expect(await screen.findByText('2 of 2 here', { selector: 'span' })).toBeVisible()
})

test('once a guest is here, the others of the party follow with one tap', async () => {
  const { user, field, sent } = await openDoor()
  await user.type(field, 'AQXYH5{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Check in Layla' }))
  await user.click(await screen.findByRole('button', { name: 'Check in Yasmin' }))
  await waitFor(() => {
    expect(sent().flatMap(({ entries }) => entries.map(({ guestId }) => guestId))).toEqual([
      'g-1',
      'g-2',
    ])
  })
})

test('several guests with a name are offered, and the result is read out', async () => {
  const { user, field, heading } = await openDoor()
  await user.type(field, 'HADDAD{Enter}')
  expect(await screen.findByText('2 guests found. Choose one.')).toBeVisible()
  const found = within(screen.getByRole('list', { name: 'Guests found' }))
  await user.click(found.getByRole('button', { name: /Yasmin Haddad/ }))
  expect(await heading('Yasmin Haddad')).toBeVisible()
  const spoken = document.querySelector('[aria-live="assertive"]')
  expect(spoken).toHaveTextContent('On the list. Yasmin Haddad. Table 6, Seat D')
})

test('a guest who is here already is named with time and person', async () => {
  const list = aDoorList()
  list.guests[0]!.arrivals = [
    { id: 'x', at: '2027-06-12T17:42:00Z', device: 'Back-door', by: 'Tom' },
  ]
  const { user, field, sent, heading } = await openDoor({
    'GET /api/events/*/door-list': () => list,
  })
  await user.type(field, 'AQXYH5{Enter}')
  expect(await heading('at 18:42 by Tom')).toBeVisible()
  expect(screen.getByText('Back door')).toBeVisible()
  expect(sent()).toEqual([])
})

test('a guest who declined comes in by a deliberate tap only', async () => {
  const { user, field, sent } = await openDoor()
  await user.type(field, 'TR8C4W{Enter}')
  expect(await screen.findByRole('button', { name: 'Admit anyway' })).toBeVisible()
  await user.type(field, '{Enter}')
  expect(sent()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Admit anyway' }))
  await waitFor(() => {
    expect(sent()[0]?.entries).toMatchObject([{ guestId: 'g-3', admit: true }])
  })
})

test('the server decides about a code that is not on the list', async () => {
  const { user, field, heading } = await openDoor({
    'POST /api/events/*/check-ins': ({ body }) => ({
      results: (body as CheckInBatch).entries.map(({ id, code }) =>
        code === 'WRONG2'
          ? { id, result: 'other_event', event: { name: 'Gala', date: '2027-06-12T14:00:00Z' } }
          : { id, result: 'unknown_code' },
      ),
      counts: {},
      cursor: '1',
    }),
  })
  await user.type(field, 'WRONG2{Enter}')
  expect(await screen.findByText('Gala')).toBeVisible()
  expect(screen.getByText('Wrong event', { selector: 'section p' })).toBeVisible()
  await user.type(field, 'AQXYH6{Enter}')
  expect(await heading('AQXYH6')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /Layla Haddad/ }))
  expect(await heading('Layla Haddad')).toBeVisible()
})

test('a walk-in gets the table with the most free seats', async () => {
  const { user, sent, heading } = await openDoor()
  await user.click(screen.getByRole('button', { name: 'Add walk-in' }))
  await user.click(await screen.findByRole('button', { name: 'Add and check in' }))
  expect(screen.getByText('Enter the name of the guest.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Wong')
  expect(screen.getByRole('combobox', { name: 'Table' })).toHaveDisplayValue(/Table 9/)
  await user.click(screen.getByRole('button', { name: 'Add and check in' }))
  expect(await heading('Ada Wong')).toBeVisible()
  expect(screen.getByText('Suggested table').parentElement).toHaveTextContent('9')
  await waitFor(() => {
    expect(sent()[0]?.entries).toMatchObject([{ kind: 'walk_in', name: 'Ada Wong' }])
  })
})

test('without a server the guest comes in all the same, and the scan waits', async () => {
  const { user, server, field } = await openDoor()
  server.routes['POST /api/events/*/check-ins'] = () => refusal(503, 'unavailable', 'Sorry.')
  await user.type(field, 'AQXYH5{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Check in Layla' }))
  expect(await screen.findByText('Offline — 1 scan will be sent')).toBeVisible()
  expect(screen.getByText(/^Working offline since \d\d:\d\d$/)).toBeVisible()
  expect(screen.getByText('Welcome')).toBeVisible()
})

test('a refused request is shown with its reason and a button', async () => {
  const { user, server, field } = await openDoor()
  server.routes['POST /api/events/*/check-ins'] = () => refusal(403, 'forbidden', 'Not allowed.')
  await user.type(field, 'AQXYH5{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Check in Layla' }))
  expect(await screen.findByText('Not allowed.')).toBeVisible()
  expect(screen.getByText('1 scan waiting to be sent')).toBeVisible()
  server.routes['POST /api/events/*/check-ins'] = routes['POST /api/events/*/check-ins']!
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All scans sent')).toBeVisible()
})

test('the door has a name that is kept', async () => {
  const { user } = await openDoor()
  await user.click(screen.getByRole('button', { name: 'Door: Main door. Change' }))
  const name = await screen.findByRole('textbox', { name: 'Door name' })
  await user.clear(name)
  await user.type(name, 'Südtür 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(deviceStore.getState().name).toBe('Sudtur-2')
})

test('viewers are told that they cannot check guests in', async () => {
  const organisation = { id: 'o-1', name: 'Lind Events', role: 'viewer' as const }
  fakeServer({ ...routes, 'GET /api/auth/user': () => aUser({ organisation }) })
  renderScreen(<CheckInPage />, '/check-in?event=e-1')
  expect(
    await screen.findByRole('heading', { name: 'Your role cannot check in guests' }),
  ).toBeVisible()
})
