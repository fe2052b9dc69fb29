/* The marks of the RSVP ring. */
import { expect, test } from 'vitest'
import { guestsPerMark, marksOf } from '@/features/events/rsvp-marks'

test('each guest has a mark, by answer', () => {
  expect(marksOf({ attending: 2, maybe: 1, declined: 0, noAnswer: 1 })).toEqual([
    ...['attending', 'attending', 'maybe', 'noAnswer'],
  ])
})

test('a mark stands for several guests of a large event, and no answer goes without one', () => {
  const guests = { attending: 1800, maybe: 0, declined: 1, noAnswer: 199 }
  expect(guestsPerMark(2000)).toBe(13)
  const marks = marksOf(guests)
  expect(marks.filter((mark) => mark === 'declined')).toHaveLength(1)
  expect(marks.length).toBeLessThanOrEqual(163)
})
