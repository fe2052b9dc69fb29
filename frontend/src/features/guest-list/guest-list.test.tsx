/* The guest list: search, filters and order in the address, selected guests, long lists and phones. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Guest } from '@/api/schema'
import { guestFigures } from '@/features/guest-list/guest-figures'
import {
  filterGuests,
  guestFilters,
  listDefaults,
  sortGuests,
} from '@/features/guest-list/guest-list'
import { prepareSearch } from '@/guests/search'
import { aGuest, anEvent, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

const table = (tableNumber: number) => ({
  id: `t-${String(tableNumber)}`,
  tableNumber,
  name: `Table ${String(tableNumber)}`,
})
const seat = { id: 't-2-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true }

const ana = aGuest({ id: 'ana', rsvp: 'attending', party: { id: 'p-1', name: 'Ruiz family' } })
const ben = aGuest({
  id: 'ben',
  firstName: 'Ben',
  lastName: 'Okri',
  rsvp: 'attending',
  status: 'assigned',
  table: table(10),
  seat: { ...seat, id: 't-10-chair-1' },
})
const zoe = aGuest({
  id: 'zoe',
  firstName: 'Zoë',
  lastName: 'Adams',
  status: 'assigned',
  table: table(2),
  seat,
})
const ines = aGuest({ id: 'ines', firstName: 'Ines', lastName: 'Cook', rsvp: 'declined' })

const all = [ana, ben, zoe, ines]

const withGuests = (guests: readonly Guest[], more: Routes = {}): Routes => ({
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'GET /api/events/e-1/guests': () => guests,
  'GET /api/tables/e-1': () => [],
  ...more,
})

/** The names in the table, from the first row to the last. */
const listed = () =>
  within(screen.getByRole('table', { name: 'Guests' }))
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

const ids = (guests: readonly Guest[]) => guests.map(({ id }) => id)

test.each([
  [{ seat: 'none' }, ['ana']],
  [{ seat: 'seated' }, ['ben', 'zoe']],
  [{ seat: 'not-coming' }, ['ines']],
  [{ rsvp: 'attending' }, ['ana', 'ben']],
  [{ table: 'Table 2', seat: 'seated' }, ['zoe']],
  [{ party: 'Ruiz family' }, ['ana']],
  [{ rsvp: 'attending', seat: 'seated' }, ['ben']],
  [{ search: 'zoe', seat: 'seated' }, ['zoe']],
  [{ seat: 'unheard of' }, ['ana', 'ben', 'zoe', 'ines']],
])('the filters %j let through %j', (state, found) => {
  expect(ids(filterGuests(all, { ...listDefaults, ...state }))).toEqual(found)
})

test('attendance, diet and a table without a seat narrow the list too', () => {
  const tom = aGuest({ id: 'tom', attendance: 'arrived', diets: ['Vegan'], table: table(2) })
  const found = (state: object) => ids(filterGuests([...all, tom], { ...listDefaults, ...state }))
  expect(found({ attendance: 'arrived' })).toEqual(['tom'])
  expect(found({ diet: 'Vegan' })).toEqual(['tom'])
  expect(found({ seat: 'at-table', table: 'Table 2' })).toEqual(['tom'])
})

test('guests who wait for a place are apart from those who are not sure', () => {
  const unsure = aGuest({ id: 'unsure', rsvp: 'maybe' })
  const waiting = [2, 1].map((waitingPosition) =>
    aGuest({ id: `waits-${String(waitingPosition)}`, rsvp: 'maybe', waitingPosition }),
  )
  const guests = [unsure, ...waiting]
  const ids = (found: readonly Guest[]) => found.map(({ id }) => id)
  const having = (rsvp: string) => ids(filterGuests(guests, { ...listDefaults, rsvp }))
  expect(having('maybe')).toEqual(['unsure'])
  expect(having('waiting')).toEqual(['waits-2', 'waits-1'])
  expect(ids(sortGuests(guests, 'rsvp'))).toEqual(['waits-1', 'waits-2', 'unsure'])
  const [answers] = guestFilters(guests)
  expect(answers?.options).toContainEqual({ value: 'waiting', label: 'Waiting list', count: 2 })
  const figures = guestFigures(guests).map(({ label, value }) => [label, value])
  expect(figures).toEqual(
    expect.arrayContaining([
      ['Maybe', 1],
      ['Waiting list', 2],
    ]),
  )
})

test('the list shows the position on the waiting list', async () => {
  fakeServer(withGuests([aGuest({ rsvp: 'maybe', waitingPosition: 3 })]))
  renderApp('/guest-management?event=e-1')
  const table = within(await screen.findByRole('table', { name: 'Guests' }))
  expect(await table.findByRole('combobox', { name: /^RSVP of/ })).toHaveDisplayValue(
    'Waiting list, 3rd',
  )
  expect(table.getAllByText('Waiting list, 3rd')).toHaveLength(2)
})

test('guests are narrowed by a tag, and by having no party, meal, diet, table or tag', () => {
  const coach = { id: 'tag-1', name: 'Coach', colour: 'blue' as const }
  const tom = aGuest({
    id: 'tom',
    meal: 'Fish, fried; Cake',
    diets: ['Vegan'],
    table: table(2),
    tags: [coach],
  })
  const eve = aGuest({ id: 'eve', diets: [], party: { id: 'p-1', name: 'Ruiz family' } })
  const guests = [tom, eve]
  const choices = (name: string) =>
    guestFilters(guests)
      .find((filter) => filter.name === name)
      ?.options.map(({ label, count }) => `${label} ${String(count)}`)
  expect(choices('tag')).toEqual(['No tag 1', 'Coach 1'])
  expect(choices('party')).toEqual(['No party 1', 'Ruiz family 1'])
  expect(choices('meal')).toEqual(['No meal 1', 'Cake 1', 'Fish, fried 1'])
  expect(choices('diet')).toEqual(['No diet 1', 'Vegan 1'])
  expect(choices('table')).toEqual(['No table 1', 'Table 2 1'])
  const found = (state: object) => ids(filterGuests(guests, { ...listDefaults, ...state }))
  expect(found({ tag: 'Coach' })).toEqual(['tom'])
  for (const name of ['party', 'meal', 'diet', 'table', 'tag'] as const) {
    const none = guestFilters(guests).find((filter) => filter.name === name)?.options[0]?.value
    expect(found({ [name]: none })).toEqual([name === 'party' ? 'tom' : 'eve'])
  }
})

test('the search finds accents, tags and tables among 10,000 guests', () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    aGuest({
      id: `g-${String(at)}`,
      lastName: `Núñez ${String(at)}`,
      email: `guest${String(at)}@example.com`,
      notes: 'Arrives late, by coach',
      table: table(at % 800),
      tags: [{ id: 't', name: 'Bride’s side', colour: 'pink' }],
    }),
  )
  const found = (search: string) => filterGuests(many, { ...listDefaults, search }).length
  prepareSearch(many)
  expect(found('nunez 77')).toBe(111)
  expect(found('bride')).toBe(10_000)
  expect(found('xyz')).toBe(0)
})

test.each([
  ['rsvp', ['zoe', 'ben', 'ana', 'ines']],
  ['party', ['ana', 'zoe', 'ines', 'ben']],
  ['name', ['zoe', 'ines', 'ben', 'ana']],
  ['-name', ['ana', 'ben', 'ines', 'zoe']],
  ['seat', ['zoe', 'ben', 'ines', 'ana']],
  ['unheard of', ['zoe', 'ines', 'ben', 'ana']],
])('in the order %s the guests are %j', (sort, order) => {
  expect(ids(sortGuests(all, sort))).toEqual(order)
})

test('sorted by meal, guests with a need alone come after meals, and others last', () => {
  const eaten = [
    ana,
    { ...ben, diets: ['Vegan'] },
    { ...zoe, meal: 'Risotto' },
    { ...ines, meal: 'Beef', diets: ['Nut Allergy'] },
  ]
  expect(ids(sortGuests(eaten, 'meal'))).toEqual(['ines', 'zoe', 'ben', 'ana'])
})

test('search, filters and order come from the address', async () => {
  fakeServer(withGuests(all))
  renderApp('/guest-management?search=o&seat=seated&sort=-name')
  await screen.findByRole('table', { name: 'Guests' })
  expect(listed()).toEqual(['Ben Okri', 'Zoë Adams'])
  expect(screen.getByLabelText('Search guests')).toHaveValue('o')
  expect(screen.getByRole('button', { name: 'Remove filter: Seat: Seated' })).toBeVisible()
})

test('a filter goes into the address and can be taken off again', async () => {
  fakeServer(withGuests(all))
  const { user, router } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.selectOptions(screen.getByLabelText('RSVP'), 'Declined (1)')
  expect(listed()).toEqual(['Ines Cook'])
  expect(router.state.location.search).toContain('rsvp=declined')
  await user.click(screen.getByRole('button', { name: 'Remove filter: RSVP: Declined' }))
  expect(listed()).toHaveLength(4)
  expect(router.state.location.search).not.toContain('rsvp')
})

test('a heading orders the list', async () => {
  fakeServer(withGuests(all))
  const { user, router } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Seat' }))
  expect(listed()).toEqual(['Zoë Adams', 'Ben Okri', 'Ines Cook', 'Ana Ruiz'])
  expect(router.state.location.search).toContain('sort=seat')
})

test('a filter that lets no one through can be cleared', async () => {
  fakeServer(withGuests(all))
  const { user } = renderApp('/guest-management?party=Gone')
  expect(await screen.findByText('No guests match the filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(listed()).toHaveLength(4)
})

test('a filter, not the search, is named when it leaves out what the search finds', async () => {
  fakeServer(withGuests(all))
  const { user } = renderApp('/guest-management?search=ines&rsvp=attending')
  const words = '1 guest matches “ines”, but the filters leave out this guest.'
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(listed()).toEqual(['Ines Cook'])
})

test('selected guests are unseated in one request, at once, and get their seats back', async () => {
  const server = fakeServer(
    withGuests(all, { 'POST /api/events/e-1/seat-assignments/restore': () => ({ skipped: [] }) }),
  )
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Okri' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Zoë Adams' }))
  await user.click(screen.getByRole('button', { name: 'Unseat' }))
  expect(await screen.findByText('2 guests no longer have a seat.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Seat Unassigned')).toBeInTheDocument()
  const sent = server.sent.filter(({ path }) => path.endsWith('/restore'))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { places: [{ guestId: 'zoe', fromSeatId: seat.id }, { guestId: 'ben' }], partial: true },
    { places: [{ guestId: 'zoe', seatId: seat.id }, { guestId: 'ben' }], partial: true },
  ])
})

test('a refused change leaves the list as the server has it', async () => {
  fakeServer(
    withGuests(all, {
      'POST /api/guests/ben/unassign-seat': () => refusal(409, 'rule', 'The seat is locked.'),
    }),
  )
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Okri' }))
  await user.click(screen.getByRole('button', { name: 'Unseat' }))
  expect(await screen.findByText('The seat is locked.')).toBeInTheDocument()
  expect(screen.getByText('Table 10, seat A')).toBeVisible()
})

test('selected guests are removed in one call after a question that counts them, and Undo brings them back', async () => {
  let guests = all
  const server = fakeServer(
    withGuests([], {
      'GET /api/events/e-1/guests': () => guests,
      'POST /api/events/e-1/guests/remove': () => {
        guests = [ana]
        return { batchId: 'b-1', changed: 3, skipped: [] }
      },
      'POST /api/events/e-1/batches/b-1/undo': () => {
        guests = all
        return { batchId: 'b-2', changed: 3, skipped: [] }
      },
    }),
  )
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Ruiz' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove 3 guests?' }))
  expect(question.getByText(/2 seats become free/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remove guests' }))
  expect(await screen.findByText('3 guests removed')).toBeInTheDocument()
  const removed = server.sent.filter(({ path }) => path.endsWith('/guests/remove'))
  expect(removed.map(({ body }) => body)).toEqual([{ guestIds: ['zoe', 'ines', 'ben'] }])
  await waitFor(() => {
    expect(listed()).toEqual(['Ana Ruiz'])
  })
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: 3 guests removed')).toBeInTheDocument()
  await waitFor(() => {
    expect(listed()).toHaveLength(4)
  })
})

test('after Undo of an emptied list, the message waits for the list, and a failed load can be tried again', async () => {
  let isRemoved = false
  let answer: () => unknown = () => (isRemoved ? [] : all)
  let arrive = (): void => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  fakeServer(
    withGuests([], {
      'GET /api/events/e-1/guests': () => answer(),
      'POST /api/events/e-1/guests/remove': () => {
        isRemoved = true
        return { batchId: 'b-1', changed: 4, skipped: [] }
      },
      'POST /api/events/e-1/batches/b-1/undo': () => {
        answer = () => late.then(() => refusal(503, 'busy', 'The server is busy.'))
        return { batchId: 'b-2', changed: 4, skipped: [] }
      },
    }),
  )
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Remove guests' }))
  expect(await screen.findByText('No guests found')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => {
    expect(screen.queryByText('No guests found')).not.toBeInTheDocument()
  })
  expect(screen.queryByText('Undid: 4 guests removed')).not.toBeInTheDocument()
  arrive()
  expect(await screen.findByText(/The latest guest list could not be loaded/)).toBeVisible()
  expect(screen.queryByText('No guests found')).not.toBeInTheDocument()
  answer = () => all
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => {
    expect(listed()).toHaveLength(4)
  })
})

test('guests who could not be removed stay, and the message gives the reason', async () => {
  const skipped = [{ guestId: 'ben', name: 'Ben Okri', reason: 'Changed by another member.' }]
  fakeServer(
    withGuests(all, {
      'POST /api/events/e-1/guests/remove': () => ({ batchId: 'b-1', changed: 1, skipped }),
    }),
  )
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Okri' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Zoë Adams' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Remove guests' }))
  expect(await screen.findByText('1 guest removed')).toBeInTheDocument()
  expect(screen.getByText('Ben Okri: Changed by another member.')).toBeInTheDocument()
})

test('a removal that fails after its question was closed is still reported', async () => {
  let answer = (_: Response) => {}
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  fakeServer(withGuests(all, { 'POST /api/events/e-1/guests/remove': () => held }))
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Remove Ben Okri' }))
  await user.click(await screen.findByRole('button', { name: 'Remove guest' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  answer(refusal(503, 'unavailable', 'No.'))
  expect(await screen.findByText('Failed to remove guest. Please try again.')).toBeInTheDocument()
})

test('guests whom a filter hides are no longer selected', async () => {
  fakeServer(withGuests(all))
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ben Okri' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Ruiz' }))
  expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
  await user.type(screen.getByLabelText('Search guests'), 'okri')
  await waitFor(() => {
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('1 selected')
  })
})

test('of 10,000 guests only those in view are in the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    aGuest({ id: `g-${String(at)}`, lastName: `Guest ${String(at)}` }),
  )
  fakeServer(withGuests(many))
  renderApp('/guest-management')
  const rows = within(await screen.findByRole('table', { name: 'Guests' })).getAllByRole('row')
  expect(rows.length).toBeLessThan(100)
  expect(screen.getByRole('table', { name: 'Guests' })).toHaveAttribute('aria-rowcount', '10001')
})

test('a phone shows the guests as cards, whose answer can be changed', async () => {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...wide(media),
    matches: media.includes('width <'),
  }))
  const server = fakeServer(
    withGuests(all, {
      'POST /api/events/e-1/guests/rsvp': () => ({ batchId: 'b-1', changed: 1, skipped: [] }),
    }),
  )
  const { user } = renderApp('/guest-management')
  const cards = await screen.findByRole('list', { name: 'Guests' })
  expect(screen.queryByRole('table', { name: 'Guests' })).not.toBeInTheDocument()
  expect(within(cards).getByText('Table 10, seat A')).toBeVisible()
  expect(within(cards).getByRole('button', { name: 'Edit Ben Okri' })).toBeVisible()
  const answer = within(cards).getByRole('combobox', { name: 'RSVP of Ben Okri' })
  await user.selectOptions(answer, 'Maybe')
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/rsvp'))
  expect(sent?.body).toEqual({ guestIds: ['ben'], rsvp: 'maybe' })
})
