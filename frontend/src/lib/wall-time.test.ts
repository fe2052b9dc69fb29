/* The meaning of a wall time does not depend on the zone of this machine. */
import { expect, test } from 'vitest'
import { instantOf, offsetAt, wallOf } from '@/lib/wall-time'

test('a wall time is read on the clocks of its zone', () => {
  expect(instantOf('2027-06-12T15:00', 'Europe/London')?.toISOString()).toBe(
    '2027-06-12T14:00:00.000Z',
  )
  expect(instantOf('2027-06-12T15:00', 'Asia/Kathmandu')?.toISOString()).toBe(
    '2027-06-12T09:15:00.000Z',
  )
})

test('just before and after a clock change the right offset is used', () => {
  expect(instantOf('2027-03-28T01:59', 'Europe/Berlin')?.toISOString()).toBe(
    '2027-03-28T00:59:00.000Z',
  )
  expect(instantOf('2027-03-28T03:00', 'Europe/Berlin')?.toISOString()).toBe(
    '2027-03-28T01:00:00.000Z',
  )
  expect(offsetAt('2027-03-27T20:00', 'Europe/Berlin')).toBe('GMT+1')
  expect(offsetAt('2027-03-28T20:00', 'Europe/Berlin')).toBe('GMT+2')
})

test('what cannot be read gives no instant', () => {
  expect(instantOf('', 'Europe/London')).toBeUndefined()
  expect(instantOf('2027-06-12T15:00', 'Mars/Base')).toBeUndefined()
})

test('an instant is shown on the clocks of a zone', () => {
  expect(wallOf('2027-06-12T14:00:00Z', 'Europe/London')).toBe('2027-06-12T15:00')
  expect(wallOf('2027-06-12T09:15:30Z', 'Asia/Kathmandu')).toBe('2027-06-12T15:00')
  expect(wallOf('', 'Europe/London')).toBe('')
  expect(wallOf('2027-06-12T14:00:00Z', 'Mars/Base')).toBe('')
})
