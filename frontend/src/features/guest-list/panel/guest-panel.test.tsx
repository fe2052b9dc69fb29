/* The panel beside the list: details, tags, party, history and the QR code. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Guest, GuestChange, PartyEntry, Role } from '@/api/schema'
import { GuestPanel } from '@/features/guest-list/panel/GuestPanel'
import { QrCodeDialog } from '@/features/guest-list/codes/QrCodeDialog'
import { aGuest, aSite, aTable, aUser } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { renderScreen } from '@/testing/render'

const bride = { id: 'tag-1', name: 'Bride’s side', colour: 'pink' as const }
const coach = { id: 'tag-2', name: 'Coach', colour: 'blue' as const }

const guestOf = (fields: Partial<Guest> = {}): Guest => ({
  ...aGuest(),
  tags: [],
  vip: false,
  wheelchair: false,
  addedAt: '2027-01-02T09:00:00Z',
  ...fields,
})

const ana = guestOf({ tags: [bride], party: { id: 'p-1', name: 'Ruiz' }, dietary: 'Vegan' })
const ben = guestOf({ id: 'g-2', firstName: 'Ben', party: { id: 'p-1', name: 'Ruiz' } })

const party: PartyEntry = {
  id: 'p-1',
  name: 'Ruiz',
  guests: 2,
  plusOnesAllowed: 1,
  seating: 'together',
  note: '',
}

function opened(routes: Routes = {}, role: Role = 'owner') {
  const organisation = { id: 'o-1', name: 'Lind Events', role }
  const server = fakeServer({
    'GET /api/auth/user': () => aUser({ organisation }),
    'GET /api/tables/e-1': () => [aTable()],
    'GET /api/tags': () => [bride, coach].map((tag) => ({ ...tag, guests: 1 })),
    'GET /api/events/e-1/parties': () => [party],
    'GET /api/events/e-1/wishes': () => [],
    ...routes,
  })
  const onOpen = vi.fn()
  const nothing = () => {}
  const { user } = renderScreen(
    <GuestPanel
      eventId="e-1"
      guest={ana}
      guests={[ana, ben]}
      onOpen={onOpen}
      onRemove={nothing}
      onClose={nothing}
    />,
  )
  return { server, user, onOpen }
}

test('details show what is known, and a tag is removed', async () => {
  const { server, user } = opened({
    'POST /api/events/e-1/guests/tags': () => ({ changed: 1, skipped: [] }),
  })
  expect(screen.getByText('Vegan')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove tag Bride’s side' }))
  await waitFor(() => {
    const sent = server.sent.find(({ path }) => path.endsWith('/guests/tags'))
    expect(sent?.body).toEqual({ guestIds: ['g-1'], add: [], remove: ['tag-1'] })
  })
})

test('a guest is checked in from the panel', async () => {
  const { server, user } = opened({ 'PATCH /api/guests/g-1': () => ana })
  await user.click(await screen.findByRole('button', { name: 'Check in' }))
  await waitFor(() => {
    const sent = server.sent.filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ body }) => body)).toEqual([{ status: 'checked-in' }])
  })
})

test('the personal link of a party is copied, or shown where the browser does not copy', async () => {
  const url = 'https://seats.example/guest-form/ev/token'
  const { user } = opened({ 'POST /api/parties/p-1/link': () => ({ url }) })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('tab', { name: 'Party' }))
  const copy = await screen.findByRole('button', { name: 'Copy personal link' })
  expect(copy).toHaveAccessibleDescription(/Older links stop working/)
  await user.click(copy)
  expect(await screen.findByText('Copied!')).toBeVisible()
  expect(write).toHaveBeenCalledWith(url)
  write.mockRejectedValue(new Error('denied'))
  await user.click(copy)
  expect(await screen.findByRole('dialog', { name: 'Personal link' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(url)
})

test('a party is renamed, and a name that exists is refused at its field', async () => {
  let exists = true
  const { server, user, onOpen } = opened({
    'PATCH /api/parties/p-1': () =>
      exists ? refusal(409, 'party_exists', 'A party has this name.', 'name') : party,
  })
  await user.click(screen.getByRole('tab', { name: 'Party' }))
  await user.click(screen.getByRole('button', { name: 'Ben Ruiz' }))
  expect(onOpen).toHaveBeenCalledWith('g-2')
  await user.click(await screen.findByRole('button', { name: 'Edit party' }))
  const name = screen.getByLabelText(/Name/)
  await user.type(name, ' family')
  await user.click(screen.getByRole('button', { name: 'Save party' }))
  await waitFor(() => {
    expect(name).toHaveAccessibleDescription('A party has this name.')
  })
  exists = false
  await user.type(name, ' 2')
  await user.click(screen.getByRole('button', { name: 'Save party' }))
  expect(await screen.findByText('Party updated')).toBeInTheDocument()
  const sent = server.sent.filter(({ method }) => method === 'PATCH')
  expect(sent.at(-1)?.body).toEqual({ name: 'Ruiz family 2' })
})

test('history names who changed what, and shows tables and answers in words', async () => {
  const change: GuestChange = {
    id: 'c-1',
    batchId: 'b-1',
    field: 'rsvp',
    before: 'no-answer',
    after: 'attending',
    by: 'Nora Lind',
    cause: 'bulk',
    at: new Date(Date.now() - 3_600_000).toISOString(),
  }
  const { user } = opened({
    'GET /api/guests/g-1/history': () => [
      change,
      {
        ...change,
        id: 'c-2',
        field: 'seat',
        before: '',
        after: 't-1-chair-1',
        cause: 'auto-assign',
      },
      { ...change, id: 'c-3', field: 'added', before: '', after: '', cause: 'import' },
    ],
  })
  await user.click(screen.getByRole('tab', { name: 'History' }))
  const entries = await screen.findAllByRole('listitem')
  expect(entries[0]).toHaveTextContent(/RSVP: No answer .*Attending.*1 hour ago by Nora Lind, with/)
  await waitFor(() => {
    expect(entries[1]).toHaveTextContent(/Seat: none .*Table 1, seat A.*by auto-assign/)
  })
  expect(entries[2]).toHaveTextContent(/^Added to the list/)
})

test('viewers are offered no change', async () => {
  const { user } = opened({}, 'viewer')
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
  })
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Party' }))
  expect(await screen.findByText('Plus-ones allowed')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit party' })).not.toBeInTheDocument()
})

const qrCodes = {
  'GET /api/qr-code': () => ({ qrCode: 'data:image/png;base64,AAAA', svg: '<svg />' }),
}

const ticketOf = (url: string) => ({
  'GET /api/auth/user': () => aUser(),
  [`POST /api/guests/${ana.id}/ticket`]: () => ({ url }),
})

const qrTexts = (sent: readonly { path: string; search: string }[]) =>
  sent
    .filter(({ path }) => path === '/api/qr-code')
    .map(({ search }) => new URLSearchParams(search).get('text'))

test('the QR code of a viewer holds the page of the code, at the address of the installation', async () => {
  const server = fakeServer({
    ...qrCodes,
    'GET /api/auth/user': () =>
      aUser({ organisation: { id: 'o-1', name: 'Lind Events', role: 'viewer' } }),
    'GET /api/site': () => aSite({ baseUrl: 'https://seats.example' }),
  })
  renderScreen(<QrCodeDialog guest={ana} onClose={() => {}} />)
  expect(await screen.findByRole('img', { name: /seat link of Ana Ruiz/ })).toBeVisible()
  expect(qrTexts(server.sent)).toEqual(['https://seats.example/seat-lookup/K7M2QX'])
})

test('the QR code holds the ticket of the guest, which can be copied', async () => {
  const link = 'https://seats.example/ticket/Zm9yZ2V0LW1lLW5vdC1mb3'
  const server = fakeServer({ ...qrCodes, ...ticketOf(link) })
  const { user } = renderScreen(<QrCodeDialog guest={ana} onClose={() => {}} />)
  expect(await screen.findByRole('img', { name: /seat link of Ana Ruiz/ })).toBeVisible()
  expect(qrTexts(server.sent)).toEqual([link])
  expect(screen.getByText('K7M2QX')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Copied!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('without a QR code the reason is shown, and nothing is downloaded', async () => {
  fakeServer({ ...ticketOf('/t'), 'GET /api/qr-code': () => refusal(422, 'x', 'Broken') })
  const { user } = renderScreen(<QrCodeDialog guest={ana} onClose={() => {}} />)
  expect(await screen.findByText('Failed to generate QR code')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Download PNG' }))
  expect(await screen.findByText('QR code not available for download')).toBeInTheDocument()
})

test('a picture that is no PNG cannot be downloaded', async () => {
  fakeServer({
    ...ticketOf('/t'),
    'GET /api/qr-code': () => ({ qrCode: 'data:text/plain,x', svg: '<svg />' }),
  })
  const { user } = renderScreen(<QrCodeDialog guest={ana} onClose={() => {}} />)
  await screen.findByRole('img')
  await user.click(screen.getByRole('button', { name: 'Download PNG' }))
  expect(await screen.findByText('Failed to download QR code')).toBeInTheDocument()
})
