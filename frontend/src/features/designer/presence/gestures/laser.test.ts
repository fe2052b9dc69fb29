/* The laser pointer fed with hands and keys. */
import { expect, test } from 'vitest'

import { laser } from '@/features/designer/presence/gestures/laser'
import { draftEnv } from '@/features/designer/testing/draft-env'
import { DrawingHand } from '@/features/designer/testing/drawing-hand'

test('it points where the pointer is, and leaves the plan as it is', () => {
  const hand = new DrawingHand(laser, draftEnv())
  hand.at('move', 10, 20)
  expect(hand.draft?.at).toEqual({ x: 10, y: 20 })
  hand.at('down', 10, 20).at('move', 30, 40).at('up', 30, 40)
  expect(hand.draft?.at).toEqual({ x: 30, y: 40 })
  expect(hand.did).toEqual([])
})

test('arrow keys move it from where it is', () => {
  const hand = new DrawingHand(laser, draftEnv())
  hand.at('move', 10, 20).feed({ kind: 'nudge', dx: 24, dy: 0 })
  expect(hand.draft?.at).toEqual({ x: 34, y: 20 })
})

test('Escape ends it, a second finger does not', () => {
  const hand = new DrawingHand(laser, draftEnv())
  hand.feed({ kind: 'cancel' })
  expect(hand.draft).toBeDefined()
  hand.feed({ kind: 'leave' })
  expect(hand.draft).toBeUndefined()
})
