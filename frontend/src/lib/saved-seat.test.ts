/* The found seat that a browser keeps; without IndexedDB nothing is kept and nothing fails. */
import { afterEach, expect, test, vi } from 'vitest'
import { keepSeat, keptSeat } from '@/lib/saved-seat'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a browser without a database keeps nothing, and says so by nothing', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const found = { event: { endsAt: '2027-06-12T22:00:00Z' } }
  await keepSeat({ found, routes: [], savedAt: 0 })
  expect(await keptSeat(0)).toBeUndefined()
})
