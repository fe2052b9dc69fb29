/* Which chairs have marks while guests are in hand, and what the marks say. */
import { expect, test } from 'vitest'

import { hintMarks } from '@/features/seating/hint-marks'
import type { SeatHint } from '@/plan/types'

const hint = (seat: string, gain: number, breaks = 0): SeatHint => ({
  ...{ seats: [seat], gain, breaks, why: '' },
})

const marksOf = (hints: SeatHint[], table?: string) =>
  hintMarks(hints, table).map(({ hint: { seats }, fit, text }) =>
    [seats[0], fit, text].join(' ').trim(),
  )

test('gains are told from those of most seats, and broken rules have no number', () => {
  const hints = [
    hint('a', 7),
    hint('b', 2),
    hint('c', 2),
    hint('d', 2),
    hint('e', -1),
    hint('f', 9, 1),
  ]
  expect(marksOf(hints)).toEqual([
    'a best +5',
    'b fits',
    'c fits',
    'd fits',
    'e fits −3',
    'f breaks',
  ])
})

test('where seats are as good as each other, none is marked as the best', () => {
  expect(marksOf([hint('a', 3), hint('b', 3), hint('c', 3)])).toEqual([
    'a fits',
    'b fits',
    'c fits',
  ])
})

test('with many seats each table has one mark, and the table under the hand has all', () => {
  const hints = Array.from({ length: 500 }, (_, at) =>
    hint(`t${String(Math.floor(at / 10))}-chair-${String(at % 10)}`, at === 7 ? 1 : 0),
  )
  expect(hintMarks(hints)).toHaveLength(50)
  expect(marksOf(hints)[0]).toBe('t0-chair-7 best +1')
  expect(hintMarks(hints, 't3')).toHaveLength(59)
})
