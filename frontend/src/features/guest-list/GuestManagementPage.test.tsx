/* Guest management against a server that answers. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Role } from '@/api/schema'
import { searchSeats } from '@/plan/seat-search/search'
import type { SeatProposal } from '@/plan/types'
import { aGuest, anEvent, aTable, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

// The search runs in a worker, which tests do not have.
vi.mock('@/plan/seat-search/search', () => ({ searchSeats: vi.fn() }))

const seated = aGuest({
  id: 'g-2',
  firstName: 'Ben',
  lastName: 'Okri',
  status: 'assigned',
  lookupCode: 'B2C3D4',
  table: { id: 't-1', tableNumber: 1, name: 'Table 1' },
  seat: { id: 't-1-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true },
})

const organiser: Routes = {
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'GET /api/events/e-1/guests': () => [aGuest(), seated],
  'GET /api/tables/e-1': () => [aTable()],
}

test('the list shows place, state and code, and the progress counts seats', async () => {
  fakeServer(organiser)
  renderApp('/guest-management')
  expect(await screen.findByText('Table 1, seat A')).toBeVisible()
  expect(screen.getByText('B2C3D4')).toBeVisible()
  expect(screen.getByText('1 of 2 guests assigned')).toBeVisible()
})

test('a search without a match repeats the term and can be cleared', async () => {
  fakeServer(organiser)
  const { user } = renderApp('/guest-management')
  await user.type(await screen.findByLabelText('Search guests'), 'nobody')
  expect(await screen.findByText(/contains “nobody”/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('Ana Ruiz')).toBeVisible()
})

const proposed: SeatProposal = {
  seats: [{ guest: 'g-1', seat: 't-1-chair-2' }, { guest: 'g-3' }],
  left: [{ guest: 'g-3', reason: 'No free seat is left.' }],
  verdicts: [],
  ...{ kept: 100, moved: 0, done: true },
  score: [1, 0, 0],
}

async function autoAssigned(skipped: readonly unknown[] = []) {
  vi.mocked(searchSeats).mockReturnValue({
    result: Promise.resolve(proposed),
    stop: () => undefined,
  })
  const answers = [[], skipped]
  const server = fakeServer({
    ...organiser,
    'GET /api/events/e-1/guests': () => [aGuest(), seated, aGuest({ id: 'g-3', firstName: 'Cy' })],
    'GET /api/events/e-1/floor-plan': () => ({ revision: 1, plan: {} }),
    'GET /api/events/e-1/wishes': () => [],
    'GET /api/events/e-1/parties': () => [],
    'POST /api/events/e-1/seat-assignments/restore': () => ({ skipped: answers.shift() ?? [] }),
  })
  const { user } = renderApp('/guest-management')
  await screen.findByText('Ana Ruiz')
  await user.click(screen.getByRole('button', { name: 'Auto-Assign All Seats' }))
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Auto-assigned 1 guests to seats')).toBeInTheDocument()
  return { server, user }
}

test('auto-assign names who is left over, seats the others, and is undone as one step', async () => {
  const { server, user } = await autoAssigned()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Auto-Assign')).toBeInTheDocument()
  const sent = server.sent.filter(({ path }) => path.endsWith('/restore'))
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...{ partial: true, proposed: true },
      places: [{ guestId: 'g-1', byHand: false, seatId: 't-1-chair-2' }],
    },
    { partial: true, places: [{ guestId: 'g-1', byHand: true, fromSeatId: 't-1-chair-2' }] },
  ])
})

test('guests whom Undo does not move back are named', async () => {
  const stays = { guestId: 'g-1', name: 'Ana Ruiz', reason: 'Moved since.' }
  const { user } = await autoAssigned([stays])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(
    await screen.findByText('Ana Ruiz stays where they are now. Moved since.'),
  ).toBeInTheDocument()
})

test('RSVP and seat are two facts, and guests who declined need no seat', async () => {
  fakeServer({
    ...organiser,
    'GET /api/events/e-1/guests': () => [
      { ...seated, rsvp: 'attending' },
      aGuest({ firstName: 'Cy', rsvp: 'declined', status: 'cancelled' }),
    ],
  })
  renderApp('/guest-management')
  expect(await screen.findByText('Table 1, seat A')).toBeVisible()
  expect(screen.getByText('Assigned')).toBeVisible()
  const answers = screen.getAllByRole('combobox', { name: /^RSVP of/ })
  expect(answers[0]).toHaveDisplayValue('Attending')
  expect(answers[1]).toHaveDisplayValue('Declined')
  expect(screen.getByText('Not coming')).toBeVisible()
  expect(screen.getByText('1 of 1 guests assigned')).toBeVisible()
  expect(screen.getByText(/1 declined is not counted/)).toBeVisible()
})

test('without guests nothing can be assigned or exported', async () => {
  fakeServer({ ...organiser, 'GET /api/events/e-1/guests': () => [] })
  renderApp('/guest-management')
  expect(await screen.findByText('No guests found')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Auto-Assign All Seats' })).toHaveAccessibleDescription(
    'There are no guests yet. Add guests or import a list first.',
  )
  expect(screen.getByRole('button', { name: 'Export Seating Chart' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the list leads to the import of guests for its event', async () => {
  fakeServer(organiser)
  renderApp('/guest-management')
  await screen.findByText('Ana Ruiz')
  expect(screen.getByRole('link', { name: 'Import guests' })).toHaveAttribute(
    'href',
    '/guest-management/import?event=e-1',
  )
})

test('choosing a table clears the seat, and a taken seat cannot be chosen', async () => {
  const tables = [aTable(), aTable({ id: 't-2', name: 'Table 2', seats: [] })]
  const server = fakeServer({
    ...organiser,
    'GET /api/tables/e-1': () => tables,
    'PATCH /api/guests/g-2': () => seated,
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ben Okri' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  expect(await dialog.findByRole('option', { name: 'Seat B (taken)' })).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Table'), 't-2')
  expect(dialog.getByLabelText('Seat')).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => {
    expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      tableId: 't-2',
      seatId: null,
    })
  })
})

test('the dialog shows the notes of a guest and changes notes and company', async () => {
  const note = 'Email as written in the list: ana(at)example'
  const server = fakeServer({
    ...organiser,
    'GET /api/events/e-1/guests': () => [aGuest({ company: 'Ruiz & Co', notes: note })],
    'PATCH /api/guests/*': () => aGuest(),
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  expect(dialog.getByLabelText('Notes')).toHaveValue(note)
  await user.clear(dialog.getByLabelText('Notes'))
  await user.type(dialog.getByLabelText('Company'), ' Ltd')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => {
    expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      company: 'Ruiz & Co Ltd',
      notes: '',
    })
  })
})

test('the dialog shows party and additional information of a guest and changes both', async () => {
  const guest = aGuest({
    additionalInfo: 'Title: Dr',
    party: { id: 'p-1', name: 'The Ruiz family' },
  })
  const server = fakeServer({
    ...organiser,
    'GET /api/events/e-1/guests': () => [
      guest,
      aGuest({ id: 'g-2', firstName: 'Ben', party: { id: 'p-2', name: 'Band' } }),
    ],
    'PATCH /api/guests/*': () => aGuest(),
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  const party = dialog.getByLabelText('Party')
  expect(party).toHaveValue('The Ruiz family')
  expect(dialog.getByLabelText('Additional Information')).toHaveValue('Title: Dr')
  await user.clear(party)
  await user.type(dialog.getByLabelText('Additional Information'), '. Arrives late')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => {
    expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      additionalInfo: 'Title: Dr. Arrives late',
      party: null,
    })
  })
})

test('tags, host, VIP and wheelchair of a guest are changed in the dialog', async () => {
  const coach = { id: 'tag-1', name: 'Coach', colour: 'blue' as const }
  const server = fakeServer({
    ...organiser,
    'GET /api/tags': () => [{ ...coach, guests: 0 }],
    'PATCH /api/guests/*': () => aGuest(),
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  await user.click(dialog.getByRole('combobox', { name: 'Add a tag' }))
  await user.click(await screen.findByRole('option', { name: 'Coach' }))
  await user.type(dialog.getByRole('combobox', { name: 'Plus-one of' }), 'okri{Enter}')
  await user.click(dialog.getByRole('checkbox', { name: 'VIP' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Wheelchair' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Guest Updated')).toBeInTheDocument()
  expect(server.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    tags: ['tag-1'],
    plusOneOf: 'g-2',
    vip: true,
    wheelchair: true,
  })
})

test('losing a race for a seat says that the seat is occupied', async () => {
  fakeServer({
    ...organiser,
    'PATCH /api/guests/g-1': () => refusal(409, 'seat_taken', 'taken'),
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Ruiz' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  await dialog.findByRole('option', { name: /Table 1/ })
  await user.selectOptions(dialog.getByLabelText('Table'), 't-1')
  await user.selectOptions(dialog.getByLabelText('Seat'), 't-1-chair-1')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(
    await screen.findByText('This seat is already taken by another guest.'),
  ).toBeInTheDocument()
})

test('an event of the address that is not there is said, not replaced by another', async () => {
  fakeServer(organiser)
  renderApp('/guest-management?event=gone')
  expect(await screen.findByText('Event not found')).toBeVisible()
  expect(screen.queryByText('Ana Ruiz')).not.toBeInTheDocument()
})

const memberOf = (role: Role): Routes => ({
  ...organiser,
  'GET /api/auth/user': () => aUser({ organisation: { id: 'o-1', name: 'Lind Events', role } }),
})

test.each(['viewer', 'door-staff'] as const)(
  'a %s is offered nothing that would be refused',
  async (role) => {
    fakeServer(memberOf(role))
    renderApp('/guest-management')
    expect(await screen.findByText('Ana Ruiz')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Import guests' })).not.toBeInTheDocument()
    for (const name of ['Add Guest', 'Edit Ana Ruiz', 'Remove Ana Ruiz']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('button', { name: 'Auto-Assign All Seats' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Export Seating Chart' })).toBeEnabled()
  },
)

test('door staff check a guest in, and can take it back', async () => {
  let arrived = false
  const server = fakeServer({
    ...memberOf('door-staff'),
    'GET /api/events/e-1/guests': () => [
      aGuest(arrived ? { status: 'checked-in', attendance: 'arrived' } : {}),
    ],
    'PATCH /api/guests/g-1': () => {
      arrived = !arrived
      return aGuest()
    },
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Check in Ana Ruiz' }))
  await user.click(await screen.findByRole('button', { name: 'Checked in Ana Ruiz. Undo' }))
  await waitFor(() => {
    const sent = server.sent.filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ body }) => body)).toEqual([
      { status: 'checked-in' },
      { attendance: 'not-arrived' },
    ])
  })
})

test('viewers cannot check guests in', async () => {
  fakeServer(memberOf('viewer'))
  renderApp('/guest-management')
  expect(await screen.findByText('Ana Ruiz')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Check/ })).not.toBeInTheDocument()
})

test('a text that the server refuses is explained at its field', async () => {
  fakeServer({
    ...organiser,
    'PATCH /api/guests/g-2': () => refusal(400, 'invalid', 'Use at most 50 characters.', 'mobile'),
  })
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ben Okri' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  await user.type(dialog.getByLabelText('Mobile'), '1')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => {
    expect(dialog.getByLabelText('Mobile')).toHaveAccessibleDescription(
      'Use at most 50 characters.',
    )
  })
})

test('a guest without a first name is refused in the words of the specification', async () => {
  fakeServer(organiser)
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ben Okri' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  await user.clear(dialog.getByLabelText(/First Name/))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Missing Information')).toBeInTheDocument()
  expect(screen.getByText('First name and last name are required.')).toBeInTheDocument()
  expect(dialog.getByLabelText(/First Name/)).toHaveAccessibleDescription('First name is required')
})

test('of several wrong fields the first one gets the focus, and a wrong email address is not a missing name', async () => {
  fakeServer(organiser)
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Edit Ben Okri' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Guest' }))
  await user.clear(dialog.getByLabelText(/Email/))
  await user.type(dialog.getByLabelText(/Email/), 'ben')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(dialog.getByLabelText(/Email/)).toHaveFocus()
  expect(screen.queryByText('Missing Information')).not.toBeInTheDocument()
  await user.clear(dialog.getByLabelText(/First Name/))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(dialog.getByLabelText(/First Name/)).toHaveFocus()
})

test('a failed list says so in words, shows no figures, and can be tried again', async () => {
  let broken = true
  fakeServer({
    ...organiser,
    'GET /api/events/e-1/guests': () => (broken ? refusal(422, 'x', 'Broken') : [aGuest(), seated]),
  })
  const { user } = renderApp('/guest-management')
  expect(await screen.findByText('The guest list could not be loaded')).toBeVisible()
  expect(screen.getByText('Total Guests').nextSibling).toHaveTextContent('–')
  expect(screen.queryByText(/guests assigned/)).not.toBeInTheDocument()
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Ana Ruiz')).toBeVisible()
  expect(screen.getByText('Total Guests').nextSibling).toHaveTextContent('2')
})

test('names are sorted by the alphabet of the reader and keep their own direction', async () => {
  const named = (id: string, lastName: string) => aGuest({ id, firstName: 'A', lastName })
  fakeServer({
    ...organiser,
    'GET /api/events/e-1/guests': () => [
      named('g-1', 'von Berg'),
      named('g-2', 'Ægisson'),
      named('g-3', 'Baker'),
    ],
  })
  renderApp('/guest-management')
  await screen.findByText('A von Berg')
  const names = screen.getAllByText(/^A /).filter(({ tagName }) => tagName === 'BDI')
  expect(names.map((name) => name.textContent)).toEqual(['A Ægisson', 'A Baker', 'A von Berg'])
})

test('name fields ask the keyboard of a phone for capitals', async () => {
  fakeServer(organiser)
  renderApp('/guest-management')
  expect(await screen.findByLabelText('Name')).toHaveAttribute('autocapitalize', 'words')
  expect(screen.getByLabelText('Name')).toHaveAttribute('enterkeyhint', 'next')
})
