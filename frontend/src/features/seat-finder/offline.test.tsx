/* A finder without a connection on a device that keeps a seat. */
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepSeat } from '@/lib/saved-seat'
import { aFinderEvent, aFoundGuest } from '@/testing/finder-builders'
import { renderGuestApp } from '@/testing/render-guest'

test('the kept seat is shown without a failure above it', async () => {
  const found = aFoundGuest({
    code: 'K7M2QX',
    routeKey: null,
    event: aFinderEvent({ endsAt: '2099-06-12T22:00:00Z' }),
  })
  await keepSeat({ found, routes: [], savedAt: Date.now() })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  renderGuestApp('/seat-lookup/K7M2QX')
  expect(await screen.findByText(/You are offline, so it may have changed/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Table 12, Seat C' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'No connection' })).not.toBeInTheDocument()
})
