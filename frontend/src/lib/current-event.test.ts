/* Which event the screens speak of. */
import { expect, test } from 'vitest'
import { isUnknown, pickEvent } from '@/lib/current-event'

const events = [{ id: 'a' }, { id: 'b' }]

test('the event of the address goes before the one used last, and that before the first', () => {
  expect(pickEvent(events, 'b', 'a')?.id).toBe('b')
  expect(pickEvent(events, null, 'b')?.id).toBe('b')
  expect(pickEvent(events, null, null)?.id).toBe('a')
})

test('an event that is not in the list is unknown once there is a list', () => {
  expect(isUnknown(events, 'c')).toBe(true)
  expect(isUnknown(events, 'a')).toBe(false)
  expect(isUnknown(events, null)).toBe(false)
  expect(isUnknown(undefined, 'c')).toBe(false)
})
