/* The found seat that a browser keeps until a day after its event. */
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSeat, keptSeat } from '@/lib/saved-seat'

const endsAt = '2027-06-12T22:00:00Z'
const end = Date.parse(endsAt)
const day = 86_400_000

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function aSeat(name: string) {
  return { found: { event: { endsAt }, name }, routes: [], savedAt: 5 }
}

test('the last seat is kept in place of the one before', async () => {
  await keepSeat(aSeat('Ana'))
  await keepSeat(aSeat('Ben'))
  expect(await keptSeat(end)).toEqual(aSeat('Ben'))
})

test('a seat is forgotten a day after its event, for good', async () => {
  await keepSeat(aSeat('Ana'))
  expect(await keptSeat(end + day - 1)).toBeDefined()
  expect(await keptSeat(end + day)).toBeUndefined()
  expect(await keptSeat(end)).toBeUndefined()
})

test('a browser without a database keeps nothing and fails nowhere', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await keepSeat(aSeat('Ana'))
  expect(await keptSeat(end)).toBeUndefined()
})
