/* Undo of changes of one guest and of a party, and its refusal when someone else has changed them since. */
import { screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Guest, PartyEntry } from '@/api/schema'
import { EditGuestDialog } from '@/features/guest-list/edit/EditGuestDialog'
import { QuickAddCard } from '@/features/guest-list/list/QuickAddCard'
import { GuestPanel } from '@/features/guest-list/panel/GuestPanel'
import { aGuest, aTable, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const coach = { id: 'tag-1', name: 'Coach', colour: 'blue' as const }
const family = { id: 'tag-2', name: 'Family', colour: 'pink' as const }
const ana = aGuest({ tags: [family], party: { id: 'p-1', name: 'Ruiz' } })
const party: PartyEntry = {
  id: 'p-1',
  name: 'Ruiz',
  guests: 1,
  plusOnesAllowed: 1,
  seating: 'together',
  note: '',
}
const undo = 'POST /api/events/e-1/batches/b-1/undo'
const undone = () => ({ batchId: 'b-2', changed: 1, skipped: [] })
const refused = () => ({
  changed: 0,
  skipped: [{ guestId: 'g-1', name: 'Ana Ruiz', reason: 'Was changed since.' }],
})

const nothing = () => undefined

function opened(element: (guest: Guest) => ReactNode, routes: Routes) {
  const server = fakeServer({
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'owner' } }),
    'GET /api/tables/e-1': () => [aTable()],
    'GET /api/tags': () => [coach, family].map((tag) => ({ ...tag, guests: 1 })),
    'GET /api/events/e-1/parties': () => [party],
    'GET /api/events/e-1/wishes': () => [],
    'GET /api/events/e-1/guests': () => [ana],
    ...routes,
  })
  const { user } = renderScreen(element(ana))
  const bodies = (method: string) =>
    server.sent.filter((sent) => sent.method === method).map(({ body }) => body)
  const paths = () => server.sent.map(({ method, path }) => `${method} ${path}`)
  return { user, bodies, paths }
}

const panel = (guest: Guest) => (
  <GuestPanel
    eventId="e-1"
    guest={guest}
    guests={[guest]}
    onOpen={nothing}
    onRemove={nothing}
    onClose={nothing}
  />
)

function Editing({ guest }: { guest: Guest }) {
  const [open, setOpen] = useState(true)
  return (
    open && (
      <EditGuestDialog
        eventId="e-1"
        guest={guest}
        onRemove={nothing}
        onClose={() => {
          setOpen(false)
        }}
      />
    )
  )
}

async function editAndUndo(answer: () => unknown) {
  const { user, paths } = opened((guest) => <Editing guest={guest} />, {
    'PATCH /api/guests/g-1': () => ({ ...ana, batchId: 'b-1' }),
    [undo]: answer,
  })
  await user.click(await screen.findByRole('checkbox', { name: 'VIP' }))
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Guest Updated')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  return paths
}

test('an edit of a guest is undone as a whole', async () => {
  const paths = await editAndUndo(undone)
  expect(await screen.findByText('Undid: Guest Updated')).toBeInTheDocument()
  expect(paths()).toContain(undo)
})

test('an edit that someone else has overwritten stays, and the reason is given', async () => {
  await editAndUndo(refused)
  expect(await screen.findByText('Cannot undo: Guest Updated')).toBeInTheDocument()
  expect(screen.getByText('Ana Ruiz: Was changed since. Nothing was undone.')).toBeInTheDocument()
})

test('a guest who was just added is removed by Undo', async () => {
  const { user, paths } = opened(() => <QuickAddCard eventId="e-1" guests={[]} />, {
    'POST /api/events/e-1/guests': () => ({ ...ana, batchId: 'b-1' }),
    [undo]: undone,
  })
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Ana Ruiz{Enter}')
  expect(await screen.findByText('Guest Added')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Guest Added')).toBeInTheDocument()
  expect(paths()).toContain(undo)
})

async function editPartyAndUndo(answers: unknown[]) {
  const { user, bodies } = opened(panel, { 'PATCH /api/parties/p-1': () => answers.shift() })
  await user.click(screen.getByRole('tab', { name: 'Party' }))
  await user.click(await screen.findByRole('button', { name: 'Edit party' }))
  await user.click(screen.getByRole('radio', { name: /May sit apart/ }))
  await user.type(screen.getByLabelText('Note'), 'Near the door')
  await user.click(screen.getByRole('button', { name: 'Save party' }))
  expect(await screen.findByText('Party updated')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  return bodies
}

test('settings of a party get their former values back, and others stay', async () => {
  const changed = { ...party, seating: 'apart-allowed', note: 'Near the door' }
  const bodies = await editPartyAndUndo([changed, party])
  expect(await screen.findByText('Undid: Party updated')).toBeInTheDocument()
  expect(bodies('PATCH').at(-1)).toEqual({
    seating: 'together',
    note: '',
    expected: { seating: 'apart-allowed', note: 'Near the door' },
  })
})

test('settings of a party that someone else has changed since are kept', async () => {
  const text = 'Someone else changed this in the meantime. Your change was not saved.'
  const changed = { ...party, seating: 'apart-allowed', note: 'Near the door' }
  await editPartyAndUndo([changed, refusal(409, 'changed_meanwhile', text)])
  expect(await screen.findByText('Cannot undo: Party updated')).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a tag of one guest is added beside the others, and Undo takes it back', async () => {
  const { user, bodies, paths } = opened(panel, {
    'POST /api/events/e-1/guests/tags': () => ({ batchId: 'b-1', changed: 1, skipped: [] }),
    [undo]: undone,
  })
  await user.type(await screen.findByRole('combobox', { name: 'Add a tag' }), 'coach{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Tags changed')).toBeInTheDocument()
  expect(paths()).toContain(undo)
  expect(bodies('POST')[0]).toEqual({ guestIds: ['g-1'], add: ['tag-1'], remove: [] })
})
