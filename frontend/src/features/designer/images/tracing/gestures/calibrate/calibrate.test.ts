/* Calibrating fed with hands: clicks, drags, keys and a length in, one command out. */
import { describe, expect, it } from 'vitest'

import type { Point } from '@/plan/types'
import { calibrating } from '@/features/designer/images/tracing/gestures/calibrate/calibrate'
import type { CalibrateDraft } from '@/features/designer/images/tracing/gestures/calibrate/draft'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { draftEnv } from '@/features/designer/testing/draft-env'
import { DrawingHand } from '@/features/designer/testing/drawing-hand'
import type { Outcome } from '@/canvas/hand/outcome'

/** Tells by how much the line would have to grow. */
const scaled = (from: Point, to: Point, length: number): Outcome => ({
  command: { kind: 'canvas', set: { scale: length / Math.hypot(to.x - from.x, to.y - from.y) } },
})

class Hand extends DrawingHand<CalibrateDraft> {
  constructor(env: DraftEnv = draftEnv({ calibrated: scaled })) {
    super(calibrating, env)
  }

  click(x: number, y: number): this {
    return this.at('move', x, y).at('down', x, y).at('up', x, y)
  }

  key(dx: number, dy: number): this {
    return this.feed({ kind: 'nudge', dx, dy })
  }

  enter(): this {
    return this.feed({ kind: 'confirm', shift: false })
  }

  get ends() {
    return [this.draft?.from, this.draft?.to]
  }

  get said() {
    return this.did.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : []))
  }
}

const A = { x: 100, y: 50 }
const B = { x: 340, y: 50 }

describe('calibrating', () => {
  it('takes_two_clicks_and_a_length_and_leaves_one_command', () => {
    const hand = new Hand().click(100, 50).click(340, 50)
    expect(hand.ends).toEqual([A, B])
    hand.feed({ kind: 'length', length: 720 })
    expect(hand.draft).toBeUndefined()
    expect(hand.did.filter(({ kind }) => kind === 'command')).toEqual([
      { kind: 'command', command: { kind: 'canvas', set: { scale: 3 } } },
    ])
  })

  it('takes_a_drag_instead_of_two_clicks', () => {
    const hand = new Hand().at('down', 100, 50).at('move', 300, 50).at('up', 340, 50)
    expect(hand.ends).toEqual([A, B])
  })

  it('takes_arrow_keys_and_enter_from_the_middle_of_the_view', () => {
    const hand = new Hand().key(-24, 0).enter().key(0, 240).enter()
    expect(hand.ends).toEqual([
      { x: 476, y: 400 },
      { x: 476, y: 640 },
    ])
    expect(hand.key(1, 0).ends[1]).toEqual({ x: 477, y: 640 })
  })

  it('says_what_comes_next', () => {
    const hand = new Hand().click(100, 50).click(340, 50)
    expect(hand.said).toEqual([
      'First end set. Choose the other end. Backspace removes the first one.',
      'Both ends set, now 240 u apart. Type the true length.',
    ])
  })

  it('does_not_snap_and_keeps_the_line_straight_while_shift_is_held', () => {
    const hand = new Hand().click(100, 50).at('down', 333, 61, { shift: true })
    hand.at('up', 333, 61, { shift: true })
    expect(hand.ends).toEqual([A, { x: 333, y: 50 }])
  })

  it('takes_no_second_end_on_the_first_one', () => {
    const hand = new Hand().click(100, 50).click(103, 50)
    expect(hand.ends).toEqual([A, undefined])
    expect(new Hand().enter().enter().ends).toEqual([{ x: 500, y: 400 }, undefined])
  })

  it('lets_an_end_be_dragged_once_both_are_set_and_leaves_the_other', () => {
    const hand = new Hand().click(100, 50).click(340, 50)
    hand.at('down', 96, 52).at('move', 90, 60).at('up', 90, 60)
    expect(hand.ends).toEqual([{ x: 90, y: 60 }, B])
    hand.click(200, 300)
    expect(hand.ends).toEqual([{ x: 90, y: 60 }, B])
  })

  it('takes_back_the_latest_end_with_backspace', () => {
    const hand = new Hand().click(100, 50).click(340, 50).feed({ kind: 'erase' })
    expect(hand.ends).toEqual([A, undefined])
    expect(hand.feed({ kind: 'erase' }).ends).toEqual([undefined, undefined])
  })

  it.each([0, 1, 2])('is_given_up_by_escape_after_%i_ends_without_a_change', (set) => {
    const hand = new Hand()
    for (let end = 0; end < set; end += 1) hand.click(100 + end * 240, 50)
    hand.feed({ kind: 'leave' })
    expect(hand.draft).toBeUndefined()
    expect(hand.did.some(({ kind }) => kind === 'command')).toBe(false)
  })

  it('sets_no_end_when_a_second_finger_comes_down', () => {
    const hand = new Hand().at('down', 100, 50).feed({ kind: 'cancel' }).at('up', 100, 50)
    expect(hand.ends).toEqual([undefined, undefined])
  })

  it('goes_on_with_the_reason_when_the_plan_refuses', () => {
    const hand = new Hand(draftEnv({ calibrated: () => ({ problem: 'Too long.' }) }))
    hand.click(100, 50).click(340, 50).feed({ kind: 'length', length: 1e9 })
    expect(hand.draft).toMatchObject({ from: A, to: B, problem: 'Too long.' })
    expect(hand.said.at(-1)).toBe('Too long.')
  })

  it('needs_both_ends_before_a_length', () => {
    const hand = new Hand().click(100, 50).feed({ kind: 'length', length: 720 })
    expect(hand.ends).toEqual([A, undefined])
  })
})
