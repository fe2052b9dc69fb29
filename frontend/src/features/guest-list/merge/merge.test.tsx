/* Duplicates of the guest list: their number, the comparison, merging and keeping both. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DuplicatesButton } from '@/features/guest-list/merge/DuplicatesButton'
import type { Guest } from '@/api/schema'
import { useGuests } from '@/api/guests'
import { aGuest } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const bride = { id: 'tag-1', name: 'Bride’s side', colour: 'pink' as const }
const coach = { id: 'tag-2', name: 'Coach', colour: 'blue' as const }

const full: Guest = {
  ...aGuest({
    id: 'full',
    rsvp: 'attending',
    meal: 'Trout',
    dietary: 'Nut Allergy',
    notes: 'Vicar',
  }),
  tags: [bride],
  rsvpAt: '2027-01-02T09:00:00Z',
}
const seated: Guest = {
  ...aGuest({
    id: 'seated',
    email: '',
    mobile: '0600112234',
    dietary: 'Vegan',
    rsvp: 'maybe',
    lookupCode: 'AAAAAA',
    table: { id: 't-1', tableNumber: 1, name: 'Table 1' },
    seat: { id: 't-1-chair-1', seatNumber: 1, seatLabel: 'A', byHand: true },
  }),
  tags: [coach],
  rsvpAt: '2027-02-02T09:00:00Z',
}
const ben = aGuest({ id: 'ben', firstName: 'Ben', lastName: 'Okri', email: '', mobile: '' })
const benAgain = { ...ben, id: 'ben-2', company: 'Mill Ltd' }

function Duplicates() {
  const { data = [] } = useGuests('e-1')
  return <DuplicatesButton eventId="e-1" guests={data} />
}

async function opened(guests: readonly Guest[], routes: Routes = {}) {
  let list = guests
  const server = fakeServer({
    'GET /api/events/e-1/guests': () => list,
    'POST /api/events/e-1/guests/merge': ({ body }) => {
      const { guestIds } = body as { guestIds: string[] }
      list = list.filter(({ id }) => !guestIds.includes(id))
      return { batchId: 'b-1', changed: 2, skipped: [] }
    },
    'POST /api/events/e-1/batches/b-1/undo': () => ({ changed: 2, skipped: [] }),
    ...routes,
  })
  const { user } = renderScreen(<Duplicates />)
  await user.click(await screen.findByRole('button', { name: /^Duplicates/ }))
  const dialog = within(await screen.findByRole('dialog'))
  return { server, user, dialog }
}

const sentTo = (server: ReturnType<typeof fakeServer>, end: string) =>
  server.sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)

beforeEach(() => {
  localStorage.clear()
})

test('what differs can be chosen, the more complete value is preselected, and Undo takes it back', async () => {
  const { server, user, dialog } = await opened([full, seated])
  expect(
    dialog.getByRole('radio', { name: 'Seat and code: Table 1, seat A, AAAAAA' }),
  ).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Email: ana@example.com' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Meal: Trout' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Dietary: Nut Allergy, Vegan' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'RSVP: Maybe' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Notes: Vicar' })).toBeChecked()
  expect(dialog.queryByRole('radio', { name: /^First Name/ })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Mobile: 0600112234' }))
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('2 guests merged into Ana Ruiz.')).toBeInTheDocument()
  expect(sentTo(server, '/merge')).toEqual([
    {
      keep: 'seated',
      guestIds: ['full'],
      values: {
        email: 'ana@example.com',
        meal: 'Trout',
        dietary: 'Nut Allergy, Vegan',
        notes: 'Vicar',
        tags: ['tag-1', 'tag-2'],
      },
    },
  ])
  expect(await dialog.findByText('No duplicates left')).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[1]!)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Guests merged')).toBeInTheDocument()
})

test('the dialog goes through the groups, and guests who are kept are not asked about again', async () => {
  const { user, dialog } = await opened([full, seated, ben, benAgain])
  expect(dialog.getByText(/Group 1 of 2/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Skip' }))
  expect(dialog.getByText(/Group 2 of 2/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Keep both' }))
  expect(await dialog.findByText(/Group 1 of 1/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Duplicates (1)' })).toBeVisible()
  expect(localStorage.getItem('seatwright.kept-apart.e-1')).not.toBeNull()
})

test('one of three can be left out', async () => {
  const third = { ...benAgain, id: 'ben-3', company: '' }
  const { server, user, dialog } = await opened([ben, benAgain, third])
  const boxes = dialog.getAllByRole('checkbox', { name: 'Ben Okri' })
  await user.click(boxes[2]!)
  await user.click(dialog.getByRole('button', { name: 'Merge 2 guests' }))
  await waitFor(() => {
    expect(sentTo(server, '/merge')).toEqual([{ keep: 'ben-2', guestIds: ['ben'], values: {} }])
  })
})

test('a refusal is shown in the words of the server, and nothing is closed', async () => {
  const { user, dialog } = await opened([ben, benAgain], {
    'POST /api/events/e-1/guests/merge': () => refusal(409, 'changed', 'Ben was changed.'),
  })
  await user.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByText('Ben was changed.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeEnabled()
})
