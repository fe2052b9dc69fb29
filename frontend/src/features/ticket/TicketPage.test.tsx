/* A guest's ticket: what it shows, in both languages and in every state of the event. */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aTicket } from '@/testing/mail-builders'
import { fakeServer, refusal } from '@/testing/fake-server'
import { renderGuestApp } from '@/testing/render-guest'

const signedOut = { 'GET /api/auth/user': () => refusal(401, 'signed_out', 'Please sign in.') }

function open(ticket: object, address = '/ticket/secret') {
  fakeServer({ ...signedOut, 'GET /api/tickets/secret': () => ticket })
  return renderGuestApp(address)
}

test('a ticket shows event, guest, table, seat, code and QR code', async () => {
  open(aTicket({ guest: { meal: 'Risotto', dietary: 'Vegan', specialRequests: 'A high chair' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer dinner' })).toBeVisible()
  const ticket = screen.getByRole('article')
  for (const text of [
    'Ana Ruiz',
    '12',
    'C',
    'K7M2QX',
    'Risotto',
    'Vegan',
    'A high chair',
    'Old Mill',
  ]) {
    expect(within(ticket).getByText(text)).toBeVisible()
  }
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/api/tickets/secret/event.ics?lang=en',
  )
  const code = screen.getByRole('img', { name: 'QR code of the ticket of Ana Ruiz' })
  expect(code).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/))
})

test('a ticket can be saved as an image and added to the wallets that the server has keys for', async () => {
  open(aTicket({ wallets: { apple: true, google: true } }), '/ticket/secret?lang=de')
  const image = await screen.findByRole('link', { name: 'Als Bild sichern' })
  expect(image).toHaveAttribute('href', '/api/tickets/secret/image?lang=de')
  expect(image).toHaveAttribute('download', 'ticket.png')
  const links = {
    'Zu Apple Wallet hinzufügen': 'pass.pkpass',
    'Zu Google Wallet hinzufügen': 'google-wallet',
  }
  for (const [name, file] of Object.entries(links)) {
    const address = `/api/tickets/secret/${file}?lang=de`
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})

test.each([
  ['without keys', aTicket()],
  [
    'of a cancelled event',
    aTicket({ wallets: { apple: true, google: true }, event: { state: 'cancelled' } }),
  ],
])('a ticket %s has no wallet', async (_, ticket) => {
  open(ticket)
  expect(await screen.findByRole('link', { name: 'Save as image' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument()
})

test('a guest without a seat reads that it comes later', async () => {
  open({ ...aTicket(), guest: { name: 'Ana Ruiz', lookupCode: 'K7M2QX' } })
  expect(await screen.findByText(/has not been assigned yet/)).toBeVisible()
})

test('the ticket of a cancelled event says so and offers no calendar', async () => {
  open(aTicket({ event: { state: 'cancelled' } }))
  expect(await screen.findByText('Event Cancelled')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
})

test('the ticket is there in German and prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const { user } = open(aTicket({ guest: { meal: 'Risotto' } }), '/ticket/secret?lang=de')
  expect(await screen.findByText('Zeigen Sie diesen Code am Eingang')).toBeVisible()
  expect(screen.getByText('Essen')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Ticket drucken' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the print link of the organiser prints at once', async () => {
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: Promise.resolve() },
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  open(aTicket(), '/ticket/secret?print')
  await vi.waitFor(() => {
    expect(print).toHaveBeenCalledOnce()
  })
})

test('an unknown ticket and a lost connection read differently', async () => {
  fakeServer({ ...signedOut, 'GET /api/tickets/secret': () => refusal(503, 'unavailable', 'No') })
  renderGuestApp('/ticket/secret')
  expect(await screen.findByRole('heading', { name: /could not be loaded/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
