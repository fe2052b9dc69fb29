/* The guest panel beside the list, the list by party, and changes in its cells. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { Guest, PartyEntry, Role } from '@/api/schema'
import { guestPanel } from '@/features/guest-list/panel/lazy'
import { aGuest, anEvent, aTable, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderApp } from '@/testing/render'

// A test waits a second for the panel, its code may take longer on a busy machine.
beforeAll(guestPanel.fetch, 60_000)

const coach = { id: 'tag-1', name: 'Coach', colour: 'blue' as const }
const ruiz = { id: 'p-1', name: 'Ruiz' }
const ana = aGuest({ id: 'ana', party: ruiz, tags: [coach] })
const ben = aGuest({ id: 'ben', firstName: 'Ben', lastName: 'Okri' })
const zoe = aGuest({ id: 'zoe', firstName: 'Zoë', lastName: 'Young', plusOneOf: 'ana' })

const party: PartyEntry = {
  ...ruiz,
  guests: 1,
  plusOnesAllowed: 1,
  seating: 'together',
  note: 'Near the band',
}

const routes = (more: Routes = {}, guests: readonly Guest[] = [ana, ben, zoe]): Routes => ({
  'GET /api/auth/user': () => aUser(),
  'GET /api/events': () => [anEvent()],
  'GET /api/events/e-1/guests': () => guests,
  'GET /api/events/e-1/parties': () => [party],
  'GET /api/tags': () => [{ ...coach, guests: 1 }],
  'GET /api/tables/e-1': () => [aTable()],
  ...more,
})

const panel = (name: string) => screen.findByRole('complementary', { name })

test('a name opens the panel, arrow keys go on, and Escape gives the focus back to the row', async () => {
  fakeServer(routes())
  const { user, router } = renderApp('/guest-management?attendance=not-arrived')
  await user.click(await screen.findByRole('button', { name: 'Ben Okri' }))
  expect(await panel('Ben Okri')).toBeVisible()
  expect(router.state.location.search).toBe('?attendance=not-arrived&guest=ben')
  await user.click(screen.getByRole('button', { name: 'Next guest' }))
  expect(await panel('Ana Ruiz')).toBeVisible()
  await user.keyboard('{ArrowUp}')
  expect(await panel('Ben Okri')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('complementary', { name: 'Ben Okri' })).not.toBeInTheDocument()
  })
  expect(router.state.location.search).toBe('?attendance=not-arrived')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Ben Okri' })).toHaveFocus()
  })
})

test('the address opens a guest whom the filters hide, and a removed guest opens nothing', async () => {
  fakeServer(routes())
  const { router } = renderApp('/guest-management?search=okri&guest=ana')
  expect(await panel('Ana Ruiz')).toBeVisible()
  await router.navigate('/guest-management?guest=gone')
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Close panel' })).not.toBeInTheDocument()
  })
})

test('the arrow keys walk through the names of the list', async () => {
  fakeServer(routes())
  const { user } = renderApp('/guest-management')
  const names = await screen.findAllByRole('button', { name: /^(Ana Ruiz|Ben Okri|Zoë Young)$/ })
  names[0]?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(names[2]).toHaveFocus()
})

test('grouped by party, a heading tells what was agreed, and edits the party', async () => {
  const server = fakeServer(routes({ 'PATCH /api/parties/p-1': () => party }))
  const { user, router } = renderApp('/guest-management')
  await user.click(await screen.findByRole('button', { name: 'Group by party' }))
  expect(router.state.location.search).toContain('group=party')
  const table = within(screen.getByRole('table', { name: 'Guests' }))
  const edit = await table.findByRole('button', { name: 'Edit party Ruiz' })
  const lines = table.getAllByRole('row').slice(1)
  const words = [/^Ruiz2 guests/, /Ana Ruiz/, /Zoë YoungPlus-one of Ana/, /No party1 guest/, /Ben/]
  for (const [at, line] of lines.entries()) expect(line).toHaveTextContent(words[at] ?? '')
  expect(table.getByText(/Keep together · 1 plus-one allowed · Near the band/)).toBeVisible()
  await user.click(edit)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit party' }))
  await user.click(dialog.getByRole('radio', { name: 'May sit apart' }))
  await user.click(dialog.getByRole('button', { name: 'Save party' }))
  expect(await screen.findByText('Party updated')).toBeInTheDocument()
  const sent = server.sent.find(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ seating: 'apart-allowed' })
})

test('a party is selected by its heading, and closed', async () => {
  fakeServer(routes())
  const { user } = renderApp('/guest-management?group=party')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ruiz' }))
  expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected')
  await user.click(screen.getByRole('button', { name: 'Ruiz', expanded: true }))
  expect(screen.queryByRole('button', { name: 'Ana Ruiz' })).not.toBeInTheDocument()
})

test('of 10,000 guests in parties only those in view are in the page', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => {
    const name = `Party ${String(at % 2_500)}`
    return aGuest({ id: `g-${String(at)}`, party: { id: name, name } })
  })
  fakeServer(routes({}, many))
  renderApp('/guest-management?group=party')
  const table = await screen.findByRole('table', { name: 'Guests' })
  expect(within(table).getAllByRole('row').length).toBeLessThan(100)
  expect(table).toHaveAttribute('aria-rowcount', '12501')
})

test('an answer is changed in its cell, and Undo takes it back', async () => {
  let rsvp: Guest['rsvp'] = 'no-answer'
  const server = fakeServer(
    routes({
      'GET /api/events/e-1/guests': () => [{ ...ana, rsvp }],
      'POST /api/events/e-1/guests/rsvp': () => {
        rsvp = 'attending'
        return { batchId: 'b-1', changed: 1, skipped: [] }
      },
      'POST /api/events/e-1/batches/b-1/undo': () => {
        rsvp = 'no-answer'
        return { batchId: 'b-2', changed: 1, skipped: [] }
      },
    }),
  )
  const { user } = renderApp('/guest-management')
  const answer = await screen.findByRole('combobox', { name: 'RSVP of Ana Ruiz' })
  await user.selectOptions(answer, 'Attending')
  expect(answer).toHaveDisplayValue('Attending')
  expect(await screen.findByText('RSVP: Attending')).toBeInTheDocument()
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/rsvp'))
  expect(sent?.body).toEqual({ guestIds: ['ana'], rsvp: 'attending' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: RSVP: Attending')).toBeInTheDocument()
  await waitFor(() => {
    expect(answer).toHaveDisplayValue('No answer')
  })
})

test('a refused answer shows the old one again', async () => {
  fakeServer(routes({ 'POST /api/events/e-1/guests/rsvp': () => refusal(409, 'rule', 'Closed.') }))
  const { user } = renderApp('/guest-management')
  const answer = await screen.findByRole('combobox', { name: 'RSVP of Ana Ruiz' })
  await user.selectOptions(answer, 'Declined')
  expect(await screen.findByText('Closed.')).toBeInTheDocument()
  await waitFor(() => {
    expect(answer).toHaveDisplayValue('No answer')
  })
})

test('a party is set in its cell, which keeps the focus', async () => {
  const server = fakeServer(
    routes({
      'POST /api/events/e-1/guests/party': () => ({ batchId: 'b-1', changed: 1, skipped: [] }),
    }),
  )
  const { user } = renderApp('/guest-management')
  const cell = await screen.findByRole('button', { name: 'Party of Ben Okri: none' })
  cell.focus()
  await user.keyboard('{Enter}')
  const box = await screen.findByRole('combobox', { name: 'Party of Ben Okri' })
  await waitFor(() => {
    expect(box).toHaveFocus()
  })
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Party of Ben Okri: none' })).toHaveFocus()
  })
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Party of Ben Okri' })).toHaveFocus()
  })
  await user.keyboard('Ruiz')
  await user.click(await screen.findByRole('option', { name: 'Ruiz' }))
  expect(await screen.findByText('Party: Ruiz')).toBeInTheDocument()
  const sent = server.sent.find(({ path }) => path.endsWith('/guests/party'))
  expect(sent?.body).toEqual({ guestIds: ['ben'], party: 'Ruiz' })
})

test('selected guests are seated side by side at a table with room', async () => {
  const seats = [1, 2, 3].map((number) => ({
    id: `t-1-chair-${String(number)}`,
    number,
    label: 'ABC'.charAt(number - 1),
  }))
  const server = fakeServer(
    routes({
      'GET /api/tables/e-1': () => [aTable({ capacity: 3, seats }), aTable({ id: 't-2' })],
      'POST /api/guests/*': () => ({
        guestId: 'x',
        seatId: 'y',
        before: { guestId: 'x', byHand: true },
      }),
    }),
  )
  const { user } = renderApp('/guest-management')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Ruiz' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben Okri' }))
  await user.click(screen.getByRole('button', { name: 'Seat together' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Seat 2 guests together' }))
  expect(await dialog.findByLabelText('Table')).toHaveDisplayValue('Table 1 (3 of 3 free)')
  await user.click(dialog.getByRole('button', { name: 'Seat together' }))
  expect(await screen.findByText('2 guests have been seated at Table 1.')).toBeInTheDocument()
  const sent = server.sent.filter(({ path }) => path.endsWith('/assign-seat'))
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/guests/ben/assign-seat', { seatId: 't-1-chair-1' }],
    ['/api/guests/ana/assign-seat', { seatId: 't-1-chair-2' }],
  ])
})

test.each(['viewer', 'door-staff'] as const)(
  'a %s can change no cell and no party',
  async (role: Role) => {
    const organisation = { id: 'o-1', name: 'Lind Events', role }
    fakeServer(routes({ 'GET /api/auth/user': () => aUser({ organisation }) }))
    renderApp('/guest-management?group=party')
    expect(await screen.findByText(/Near the band/)).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'Guests' }))
    expect(table.queryByRole('combobox')).not.toBeInTheDocument()
    expect(table.queryByRole('button', { name: /Party of|Edit/ })).not.toBeInTheDocument()
    expect(table.queryByRole('checkbox')).not.toBeInTheDocument()
  },
)
