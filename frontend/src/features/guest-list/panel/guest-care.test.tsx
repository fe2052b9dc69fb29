/* The panel of a guest: wishes, personal data and the confirmation. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Role } from '@/api/schema'
import type { Guest } from '@/api/schema'
import type { Wish } from '@/api/schema'
import { GuestPanel } from '@/features/guest-list/panel/GuestPanel'
import * as files from '@/lib/files'
import { aGuest, aTable, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const guestOf = (fields: Partial<Guest> = {}): Guest => ({
  ...aGuest(),
  tags: [],
  vip: false,
  wheelchair: false,
  addedAt: '2027-01-02T09:00:00Z',
  ...fields,
})
const ana = guestOf()
const ben = guestOf({ id: 'g-2', firstName: 'Ben', lastName: 'Okri' })
const cleo = guestOf({ id: 'g-3', firstName: 'Cleo', lastName: 'Nash' })
const withBen: Wish = { id: 'w-1', kind: 'together', strength: 'prefer', guestIds: ['g-2', 'g-1'] }

function opened(routes: Routes = {}, guest = ana, role: Role = 'owner') {
  const organisation = { id: 'o-1', name: 'Lind Events', role }
  const server = fakeServer({
    'GET /api/auth/user': () => aUser({ organisation }),
    'GET /api/tables/e-1': () => [aTable()],
    'GET /api/tags': () => [],
    'GET /api/events/e-1/wishes': () => [withBen],
    ...routes,
  })
  const onClose = vi.fn()
  const { user } = renderScreen(
    <GuestPanel
      eventId="e-1"
      guest={guest}
      guests={[guest, ben, cleo]}
      onOpen={() => {}}
      onRemove={() => {}}
      onClose={onClose}
    />,
  )
  return { server, user, onClose }
}

const bodiesOf = ({ sent }: ReturnType<typeof fakeServer>, method: string) =>
  sent.filter((message) => message.method === method).map(({ body }) => body)

test('a wish is added for a guest who is found by typing', async () => {
  const { server, user } = opened({
    'POST /api/events/e-1/wishes': () => ({ ...withBen, id: 'w-2' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add wish' }))
  const form = within(screen.getByRole('form', { name: 'New wish' }))
  await user.selectOptions(form.getByLabelText('Wish'), 'Sit apart')
  await user.click(form.getByRole('button', { name: 'Add wish' }))
  expect(await form.findByText('Choose another guest.')).toBeVisible()
  await user.type(form.getByRole('combobox', { name: 'Guests' }), 'nash{Enter}')
  await user.selectOptions(form.getByLabelText('How much'), 'Must')
  await user.click(form.getByRole('button', { name: 'Add wish' }))
  await waitFor(() => {
    expect(bodiesOf(server, 'POST')).toEqual([
      { kind: 'apart', strength: 'must', guestIds: ['g-1', 'g-3'] },
    ])
  })
})

test('a wish for a table names the table', async () => {
  const { server, user } = opened({
    'POST /api/events/e-1/wishes': () => ({ ...withBen, id: 'w-2' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add wish' }))
  const form = within(screen.getByRole('form', { name: 'New wish' }))
  await user.selectOptions(form.getByLabelText('Wish'), 'Sit at a table')
  await user.type(form.getByRole('combobox', { name: 'Table' }), '1{Enter}')
  await user.click(form.getByRole('button', { name: 'Add wish' }))
  await waitFor(() => {
    expect(bodiesOf(server, 'POST')).toEqual([
      { kind: 'at-table', strength: 'prefer', guestIds: ['g-1'], tableId: 't-1' },
    ])
  })
})

test('a removed wish comes back with Undo', async () => {
  const { server, user } = opened({
    'DELETE /api/wishes/w-1': () => undefined,
    'POST /api/events/e-1/wishes': () => withBen,
  })
  await user.click(
    await screen.findByRole('button', { name: /^Remove wish: Ben Okri and Ana Ruiz sit together/ }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undid: Wish removed')).toBeInTheDocument()
  expect(bodiesOf(server, 'POST')).toEqual([
    { kind: 'together', strength: 'prefer', guestIds: ['g-2', 'g-1'] },
  ])
})

test('personal data is saved as a JSON file', async () => {
  const save = vi.spyOn(files, 'saveFile').mockReturnValue()
  const { user } = opened({ 'GET /api/guests/g-1/personal-data': () => ({ firstName: 'Ana' }) })
  await user.click(await screen.findByRole('button', { name: 'Download personal data' }))
  await waitFor(() => {
    expect(save).toHaveBeenCalledOnce()
  })
  const [name, content] = save.mock.calls[0]!
  expect(name).toBe('personal-data-Ana-Ruiz.json')
  expect(await content.text()).toBe('{"firstName":"Ana"}')
})

test('erasing states what is erased and that it cannot be undone', async () => {
  let answer: () => unknown = () => refusal(409, 'busy', 'The guest is being imported.')
  const { user, onClose } = opened({ 'POST /api/guests/g-1/erase': () => answer() })
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/history of/)).toBeVisible()
  expect(question.getByText(/This cannot be undone/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('The guest is being imported.')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  answer = () => undefined
  await user.click(question.getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('Guest erased')).toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})

test('viewers see wishes and can neither change them nor read personal data', async () => {
  opened({}, ana, 'viewer')
  expect(await screen.findByText('Ben Okri and Ana Ruiz sit together if possible')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Add wish' })).not.toBeInTheDocument()
  })
  expect(screen.queryByText('Personal data')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send confirmation' })).not.toBeInTheDocument()
})
