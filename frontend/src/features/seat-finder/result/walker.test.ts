/* A walk that is started, paused, reset and ends. */
import { expect, test } from 'vitest'
import { atStart, directionAt, walked } from '@/features/seat-finder/result/walker'

test('a walk pauses, goes on where it was, and stops at the last step', () => {
  const steps = 2
  let walk = walked(atStart, { kind: 'start' })
  walk = walked(walk, { kind: 'step', steps })
  walk = walked(walk, { kind: 'pause' })
  expect(walk).toEqual({ step: 1, isWalking: false })
  walk = walked(walked(walk, { kind: 'start' }), { kind: 'step', steps })
  expect(walk).toEqual({ step: 2, isWalking: false })
  expect(walked(walk, { kind: 'step', steps }).step).toBe(2)
  expect(walked(walk, { kind: 'reset' })).toEqual(atStart)
})

test('the direction changes where the next one begins', () => {
  const directions = [{ distance: 6 }, { distance: 8 }, { distance: 0 }]
  expect([0, 5.9, 6, 13.9, 14].map((metres) => directionAt(directions, metres))).toEqual([
    0, 0, 1, 1, 2,
  ])
})
