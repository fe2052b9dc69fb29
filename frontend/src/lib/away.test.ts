import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endAbsence, noteVisit } from '@/lib/away'

const minute = 60_000
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const see = (minutes: number, eventId = 'e-1') => noteVisit('u-1', eventId, minutes * minute)

test('an absence of an hour is offered for half an hour after the return', () => {
  expect(see(0)).toBeUndefined()
  expect(see(59)).toBeUndefined()
  expect(see(130)).toBe(59 * minute)
  expect(see(131)).toBe(59 * minute)
  expect(see(150)).toBe(59 * minute)
  expect(see(161)).toBeUndefined()
})

test('a line that was read does not come back, and each event has its own', () => {
  see(0)
  see(0, 'e-2')
  expect(see(90)).toBe(0)
  endAbsence('u-1', 'e-1', 91 * minute)
  expect(see(92)).toBeUndefined()
  expect(see(92, 'e-2')).toBe(0)
})

test('a clock that was set back and damaged storage start anew', () => {
  see(500)
  expect(see(100)).toBeUndefined()
  stored.set('seatwright.visits', '{"u-1 e-1":{"seen":"x"},"a":3')
  expect(see(600)).toBeUndefined()
  stored.set('seatwright.visits', '{"u-1 e-1":{"seen":0,"since":5}}')
  expect(see(1)).toBeUndefined()
})
