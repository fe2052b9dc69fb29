/* Renaming, recolouring, merging and deleting tags, each with Undo. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TagEntry } from '@/api/schema'
import { ManageTagsButton } from '@/features/guest-list/tags/ManageTagsButton'
import { aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const family: TagEntry = { id: 't-1', name: 'Family', colour: 'pink', guests: 3 }
const kin: TagEntry = { id: 't-2', name: 'Kin', colour: 'blue', guests: 1 }
const again: TagEntry = { ...family, id: 't-3', guests: 0 }
const carriers = [
  { eventId: 'e-1', guestIds: ['g-1', 'g-2'] },
  { eventId: 'e-2', guestIds: ['g-3'] },
]

async function opened(routes: Routes = {}, tags: TagEntry[] = [family, kin]) {
  const server = fakeServer({
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'planner' } }),
    'GET /api/tags': () => tags,
    'GET /api/tags/t-1/guests': () => carriers,
    'DELETE /api/tags/t-1': () => undefined,
    'POST /api/tags': () => again,
    ...routes,
  })
  const { user } = renderScreen(<ManageTagsButton />)
  await user.click(await screen.findByRole('button', { name: 'Manage tags' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage tags' }))
  const calls = () =>
    server.sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => [`${method} ${path}`, body])
  return { user, dialog, calls }
}

/** Presses Undo beside the open dialog, which hides the rest of the page from assistive technology and user-event. */
async function undo(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
}

test('a tag is renamed and recoloured, and Undo gives both back', async () => {
  const changed = { ...family, name: 'Relatives', colour: 'green' }
  const { user, dialog, calls } = await opened({ 'PATCH /api/tags/t-1': () => changed })
  await user.click(await dialog.findByRole('button', { name: 'Edit tag Family' }))
  const form = within(dialog.getByRole('form', { name: 'Tag Family' }))
  expect(form.getByLabelText(/Name/)).toHaveFocus()
  await user.clear(form.getByLabelText(/Name/))
  await user.type(form.getByLabelText(/Name/), 'Relatives')
  await user.click(form.getByRole('radio', { name: 'Green' }))
  await user.click(form.getByRole('button', { name: 'Save tag' }))
  await undo()
  expect(await screen.findByText('Undid: Tag changed')).toBeInTheDocument()
  const after = { name: 'Relatives', colour: 'green' }
  expect(calls()).toEqual([
    ['PATCH /api/tags/t-1', after],
    ['PATCH /api/tags/t-1', { name: 'Family', colour: 'pink', expected: after }],
  ])
})

test('a name that exists is refused at its field, also when only the server knows', async () => {
  const { user, dialog, calls } = await opened({
    'PATCH /api/tags/t-1': () => refusal(409, 'tag_exists', 'A tag has this name.', 'name'),
  })
  await user.click(await dialog.findByRole('button', { name: 'Edit tag Family' }))
  const name = dialog.getByLabelText(/Name/)
  await user.clear(name)
  await user.type(name, 'KIN{Enter}')
  expect(name).toHaveAccessibleDescription(
    'The tag Kin already exists. Merge the two tags instead.',
  )
  expect(calls()).toEqual([])
  await user.type(name, 'ship{Enter}')
  await waitFor(() => {
    expect(name).toHaveAccessibleDescription('A tag has this name.')
  })
})

test('the guests of a merged tag get the other one in every event, and Undo takes that back', async () => {
  const { user, dialog, calls } = await opened({
    'POST /api/events/e-1/guests/tags': () => ({ batchId: 'b-1', changed: 2, skipped: [] }),
    'POST /api/events/e-2/guests/tags': () => ({ batchId: 'b-2', changed: 1, skipped: [] }),
    'POST /api/events/e-1/batches/b-1/undo': () => ({
      changed: 1,
      skipped: [{ guestId: 'g-2', name: 'Ben Okri', reason: 'Was changed since.' }],
    }),
    'POST /api/events/e-2/batches/b-2/undo': () => ({ changed: 1, skipped: [] }),
  })
  await user.click(await dialog.findByRole('button', { name: 'Merge tag Family into another' }))
  expect(dialog.getByLabelText('Merge into')).toHaveAccessibleDescription(
    '3 guests get “Kin” instead of “Family”, which is deleted.',
  )
  await user.click(dialog.getByRole('button', { name: 'Merge tags' }))
  expect(await screen.findByText('Family is now Kin.')).toBeInTheDocument()
  await undo()
  expect(await screen.findByText('Undid: Tags merged')).toBeInTheDocument()
  expect(screen.getByText('Ben Okri: Was changed since.')).toBeInTheDocument()
  const give = (guestIds: string[], add: string, ...remove: string[]) => ({
    guestIds,
    add: [add],
    remove,
  })
  expect(calls()).toEqual([
    ['POST /api/events/e-1/guests/tags', give(['g-1', 'g-2'], 't-2', 't-1')],
    ['POST /api/events/e-2/guests/tags', give(['g-3'], 't-2', 't-1')],
    ['DELETE /api/tags/t-1', undefined],
    ['POST /api/events/e-1/batches/b-1/undo', undefined],
    ['POST /api/events/e-2/batches/b-2/undo', undefined],
    ['POST /api/tags', { name: 'Family', colour: 'pink' }],
    ['POST /api/events/e-1/guests/tags', give(['g-1'], 't-3')],
    ['POST /api/events/e-2/guests/tags', give(['g-3'], 't-3')],
  ])
})

test('deleting says how many guests lose the tag, and Undo gives it to them again', async () => {
  const { user, dialog, calls } = await opened({
    'POST /api/events/e-1/guests/tags': () => ({ batchId: 'b-1', changed: 2, skipped: [] }),
    'POST /api/events/e-2/guests/tags': () => ({ batchId: 'b-2', changed: 1, skipped: [] }),
  })
  await user.click(await dialog.findByRole('button', { name: 'Delete tag Family' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('3 guests lose it, in all events.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Delete tag' }))
  await undo()
  expect(await screen.findByText('Undid: Tag deleted')).toBeInTheDocument()
  expect(calls().map(([call]) => call)).toEqual([
    'DELETE /api/tags/t-1',
    'POST /api/tags',
    'POST /api/events/e-1/guests/tags',
    'POST /api/events/e-2/guests/tags',
  ])
})

test('without tags the dialog says how one is made', async () => {
  const { dialog } = await opened({}, [])
  expect(await dialog.findByText('No tags yet')).toBeVisible()
})
