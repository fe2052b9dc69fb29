/* Outlines fed with hands: clicks, drags and keys in, one edit out. */
import { describe, expect, it } from 'vitest'

import type { Point } from '@/plan/types'
import type { Drawing } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { drawingAisle, drawingRoom } from '@/features/designer/room/gestures/outline'
import { reshaping } from '@/features/designer/room/gestures/reshape'
import { draftEnv } from '@/features/designer/testing/draft-env'
import { DrawingHand } from '@/features/designer/testing/drawing-hand'
import type { Purpose } from '@/canvas/hand/outcome'
import type { Modifiers } from '@/canvas/hand/tool'

const ROOM: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 480, y: 0 },
  { x: 480, y: 480 },
  { x: 0, y: 480 },
]

interface Used {
  readonly points: readonly Point[]
  readonly purpose: Purpose
}

/** Takes every outline but one that reaches beyond 900. */
function roomy(used: Used[]): DraftEnv {
  return draftEnv({
    room: ROOM,
    centre: () => ({ x: 240, y: 240 }),
    use: (points, purpose) => {
      if (points.some(({ x }) => x > 900)) return { problem: 'Too large.' }
      used.push({ points, purpose })
      return { command: { kind: 'batch', commands: [], label: 'outline' } }
    },
  })
}

class Hand<D> extends DrawingHand<D> {
  constructor(
    drawing: Drawing<D>,
    readonly used: Used[] = [],
  ) {
    super(drawing, roomy(used))
  }

  click(x: number, y: number, held: Partial<Modifiers> = {}): this {
    return this.at('move', x, y, held).at('down', x, y, held).at('up', x, y, held)
  }

  drag(from: Point, to: Point, held: Partial<Modifiers> = {}): this {
    this.at('down', from.x, from.y, held).at('move', to.x, to.y, held)
    return this.at('up', to.x, to.y, held)
  }

  get commands(): number {
    return this.did.filter((effect) => effect.kind === 'command').length
  }
}

describe('drawing an outline', () => {
  it('closes_with_a_click_on_the_first_corner_and_leaves_the_tool', () => {
    const hand = new Hand(drawingRoom).click(0, 0).click(300, 0).click(300, 300).click(4, 3)
    expect(hand.used).toEqual([
      {
        purpose: 'room',
        points: [
          { x: 0, y: 0 },
          { x: 300, y: 0 },
          { x: 300, y: 300 },
        ],
      },
    ])
    expect(hand.commands).toBe(1)
    expect(hand.draft).toBeUndefined()
  })

  it('closes_with_enter_and_takes_corners_back_with_backspace', () => {
    const hand = new Hand(drawingRoom).click(0, 0).click(300, 0).click(700, 700)
    hand.feed({ kind: 'erase' }).click(300, 300).feed({ kind: 'confirm', shift: false })
    expect(hand.used[0]?.points.at(-1)).toEqual({ x: 300, y: 300 })
    expect(hand.used[0]?.points).toHaveLength(3)
  })

  it('keeps_sides_straight_while_shift_is_held', () => {
    const hand = new Hand(drawingRoom).click(0, 0).click(300, 20, { shift: true })
    expect(hand.draft).toMatchObject({
      points: [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
      ],
    })
  })

  it('draws_a_rectangle_with_a_drag', () => {
    const hand = new Hand(drawingAisle).drag({ x: 10, y: 20 }, { x: 110, y: 320 })
    expect(hand.used).toEqual([
      {
        purpose: 'aisle',
        points: [
          { x: 10, y: 20 },
          { x: 110, y: 20 },
          { x: 110, y: 320 },
          { x: 10, y: 320 },
        ],
      },
    ])
  })

  it('draws_with_arrow_keys_and_enter_alone', () => {
    const hand = new Hand(drawingRoom).feed({ kind: 'confirm', shift: false })
    for (const [dx, dy] of [
      [240, 0],
      [0, 240],
    ] as const) {
      hand.feed({ kind: 'nudge', dx, dy }).feed({ kind: 'confirm', shift: false })
    }
    hand.feed({ kind: 'confirm', shift: false })
    expect(hand.used[0]?.points).toEqual([
      { x: 240, y: 240 },
      { x: 480, y: 240 },
      { x: 480, y: 480 },
    ])
  })

  it('says_why_an_outline_cannot_be_used_and_goes_on_drawing', () => {
    const hand = new Hand(drawingRoom).click(0, 0).click(950, 0).click(0, 300)
    hand.feed({ kind: 'confirm', shift: false })
    expect(hand.did).toEqual([{ kind: 'say', text: 'Too large.' }])
    expect(hand.draft).toMatchObject({ problem: 'Too large.' })
    expect(hand.draft?.points).toHaveLength(3)
  })

  it('leaves_nothing_behind_with_escape_and_everything_when_a_second_finger_comes', () => {
    const hand = new Hand(drawingRoom).click(0, 0).click(300, 0)
    hand.at('down', 300, 300).feed({ kind: 'cancel' })
    expect(hand.draft).toMatchObject({ pressed: undefined })
    expect(hand.draft?.points).toHaveLength(2)
    expect(hand.feed({ kind: 'leave' }).draft).toBeUndefined()
    expect(hand.used).toEqual([])
  })
})

describe('changing the outline of the room', () => {
  it('drags_a_corner_in_one_edit', () => {
    const hand = new Hand(reshaping).drag({ x: 478, y: 482 }, { x: 600, y: 500 })
    expect(hand.commands).toBe(1)
    expect(hand.used.at(-1)?.points[2]).toEqual({ x: 600, y: 500 })
    expect(hand.draft).toMatchObject({ corner: 2, moved: undefined })
  })

  it('makes_a_corner_of_the_handle_in_the_middle_of_a_side', () => {
    const hand = new Hand(reshaping).drag({ x: 240, y: 0 }, { x: 240, y: 100 })
    expect(hand.used.at(-1)?.points).toHaveLength(5)
    expect(hand.used.at(-1)?.points[1]).toEqual({ x: 240, y: 100 })
  })

  it('leaves_the_room_as_it_was_when_the_outline_is_refused', () => {
    const hand = new Hand(reshaping).drag({ x: 480, y: 480 }, { x: 950, y: 480 })
    expect(hand.commands).toBe(0)
    expect(hand.did).toEqual([{ kind: 'say', text: 'Too large.' }])
    expect(hand.draft).toMatchObject({ moved: undefined, problem: 'Too large.' })
  })

  it('makes_no_edit_of_a_press_that_moves_nothing_or_hits_nothing', () => {
    const hand = new Hand(reshaping).click(100, 100).at('down', 480, 480)
    hand.feed({ kind: 'leave' })
    expect(hand.commands).toBe(0)
    expect(hand.draft).toMatchObject({ moved: undefined })
  })

  it('walks_moves_adds_and_deletes_corners_with_keys', () => {
    const hand = new Hand(reshaping).feed({ kind: 'walk', step: 1 })
    hand.feed({ kind: 'nudge', dx: 24, dy: 0 })
    expect(hand.used.at(-1)?.points[1]).toEqual({ x: 504, y: 0 })
    hand.feed({ kind: 'confirm', shift: false })
    expect(hand.used.at(-1)?.points[2]).toEqual({ x: 480, y: 240 })
    expect(hand.draft).toMatchObject({ corner: 2 })
    hand.feed({ kind: 'erase' })
    expect(hand.used.at(-1)?.points).toHaveLength(3)
    hand.feed({ kind: 'walk', step: -1 }).feed({ kind: 'walk', step: -1 })
    expect(hand.draft).toMatchObject({ corner: 0 })
  })
})
