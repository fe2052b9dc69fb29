/* Doors that are opened on another day than that of their event. */
import { expect, test } from 'vitest'
import { otherDay } from '@/features/check-in/model/other-day'

const event = { date: '2027-06-12T14:00:00Z', timeZone: 'Europe/London' }
const at = (instant: string) => otherDay(event, Date.parse(instant))

test('a door that is opened long before or after the event names its day', () => {
  expect(at('2027-06-10T14:00:00Z')).toBe('Saturday, 12 June 2027')
  expect(at('2027-06-14T15:00:00Z')).toBe('Saturday, 12 June 2027')
})

test('the evening before and the night after say nothing', () => {
  expect(at('2027-06-11T18:00:00Z')).toBeUndefined()
  expect(at('2027-06-13T02:00:00Z')).toBeUndefined()
})
