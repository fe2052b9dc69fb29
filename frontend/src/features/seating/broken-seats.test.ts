/* Chairs of guests for whom something is broken. */
import { expect, test } from 'vitest'

import { brokenSeats } from '@/features/seating/BrokenLayer'
import type { SeatVerdict } from '@/plan/types'

const verdict = (state: SeatVerdict['state'], text: string, guests: string[]): SeatVerdict => ({
  ...{ kind: 'wish', state, text, guests },
  detail: '',
})

test('all wishes broken is more than some, and guests without a seat have no mark', () => {
  const guests = new Map([
    ['ana', { seat: { id: 'a' } }],
    ['ben', { seat: { id: 'b' } }],
    ['cy', {}],
    ['dan', { seat: { id: 'd' } }],
  ])
  const marks = brokenSeats(
    [
      verdict('broken', 'Ana and Ben sit together if possible', ['ana', 'ben']),
      verdict('kept', 'Ben sits at Table 1', ['ben']),
      verdict('broken', 'Cy must sit near the bar', ['cy']),
      verdict('kept', 'Dan sits near the bar if possible', ['dan']),
      verdict('waiting', 'Dan and Cy must sit together', ['cy', 'dan']),
    ],
    guests,
  )
  expect([...marks]).toEqual([
    ['a', 'broken'],
    ['b', 'partly'],
  ])
})
