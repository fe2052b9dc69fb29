/* A ticket without a connection on a device that has shown it before. */
import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepTicket, keptTicket } from '@/features/ticket/kept-ticket'
import { aTicket } from '@/testing/mail-builders'
import { fakeServer } from '@/testing/fake-server'
import { renderGuestApp } from '@/testing/render-guest'

const now = Date.now()
const later = { event: { endsAt: '2099-06-12T22:00:00Z' } }

test('the ticket that was opened last is shown without a connection', async () => {
  await keepTicket('secret', aTicket(later), now)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  renderGuestApp('/ticket/secret')
  expect(await screen.findByText(/You are offline, so it may have changed/)).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('K7M2QX')
  // What the server would make is left out; the calendar file was kept.
  expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('UID%3Ap-1%40seats.example'),
  )
  expect(screen.queryByRole('link', { name: 'Save as image' })).not.toBeInTheDocument()
})

test('another ticket is not shown in its place', async () => {
  await keepTicket('secret', aTicket(later), now)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  renderGuestApp('/ticket/other')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an opened ticket is kept without diet and requests', async () => {
  const guest = { dietary: 'Vegan', specialRequests: 'A high chair' }
  fakeServer({ 'GET /api/tickets/fresh': () => aTicket({ ...later, guest }) })
  renderGuestApp('/ticket/fresh')
  expect(await screen.findByText('Vegan')).toBeVisible()
  await waitFor(async () => {
    expect((await keptTicket('fresh', now))?.ticket.guest.lookupCode).toBe('K7M2QX')
  })
  expect((await keptTicket('fresh', now))?.ticket.guest).not.toHaveProperty('dietary')
})

test('a ticket is forgotten a day after its event', async () => {
  await keepTicket('secret', aTicket({ event: { endsAt: '2020-01-01T00:00:00Z' } }), now)
  expect(await keptTicket('secret', now)).toBeUndefined()
})
