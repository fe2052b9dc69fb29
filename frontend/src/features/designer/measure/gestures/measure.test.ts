/* Measuring fed with hands: presses, drags and keys in, lines out. */
import { describe, expect, it } from 'vitest'

import type { Command, Measurement, Point } from '@/plan/types'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { measuring } from '@/features/designer/measure/gestures/measure'
import { draftEnv } from '@/features/designer/testing/draft-env'
import { DrawingHand, type DraftOf } from '@/features/designer/testing/drawing-hand'
import type { Modifiers } from '@/canvas/hand/tool'

/** Snaps to hundreds when they are near. */
function env(change: Partial<DraftEnv> = {}): DraftEnv {
  const hundred = (value: number): number =>
    Math.abs(value - Math.round(value / 100) * 100) <= 6 ? Math.round(value / 100) * 100 : value
  return draftEnv({
    snap: (point, free) => ({
      point: free ? point : { x: hundred(point.x), y: hundred(point.y) },
      guides: [],
    }),
    ...change,
  })
}

class Hand extends DrawingHand<DraftOf<typeof measuring>> {
  constructor(asked: DraftEnv = env()) {
    super(measuring, asked)
  }

  drag(from: Point, to: Point, held: Partial<Modifiers> = {}): this {
    this.at('down', from.x, from.y, held).at('move', to.x, to.y, held)
    return this.at('up', to.x, to.y, held)
  }

  get lines(): readonly Measurement[] {
    return this.did.flatMap((effect) => (effect.kind === 'command' ? linesOf(effect.command) : []))
  }
}

function linesOf(command: Command): Measurement[] {
  if (command.kind !== 'batch') return []
  return command.commands.flatMap((each) =>
    each.kind === 'canvas' ? (each.set.measurements ?? []) : [],
  )
}

const ends = ({ startX, startY, endX, endY }: Measurement) => [startX, startY, endX, endY]

describe('measuring', () => {
  it('leaves_a_line_from_press_to_release_and_stays_ready_for_the_next', () => {
    const hand = new Hand().drag({ x: 20, y: 30 }, { x: 240, y: 30 })
    expect(hand.lines.map(ends)).toEqual([[20, 30, 240, 30]])
    expect(hand.lines[0]?.name).toBe('Line 1')
    expect(hand.did[0]).toMatchObject({ command: { label: 'Measure 220 u' } })
    expect(hand.draft).toMatchObject({ from: undefined })
  })

  it('keeps_a_line_only_when_the_drag_exceeds_5_pixels', () => {
    expect(new Hand().drag({ x: 20, y: 30 }, { x: 25, y: 30 }).lines).toEqual([])
    expect(new Hand().drag({ x: 20, y: 30 }, { x: 25.5, y: 30 }).lines).toHaveLength(1)
    const near = env({ zoom: 5 })
    expect(new Hand(near).drag({ x: 20, y: 30 }, { x: 22, y: 30 }).lines).toHaveLength(1)
  })

  it('chooses_the_line_under_a_press_that_did_not_travel', () => {
    const hand = new Hand().drag({ x: 20, y: 30 }, { x: 22, y: 30 })
    expect(hand.did).toEqual([{ kind: 'choose-line', at: { x: 22, y: 30 } }])
  })

  it('snaps_both_ends_and_not_while_ctrl_is_held', () => {
    const snapped = new Hand().drag({ x: 98, y: 203 }, { x: 396, y: 203 })
    expect(snapped.lines.map(ends)).toEqual([[100, 200, 400, 200]])
    const free = new Hand().drag({ x: 98, y: 203 }, { x: 396, y: 203 }, { ctrl: true })
    expect(free.lines.map(ends)).toEqual([[98, 203, 396, 203]])
  })

  it('keeps_the_line_straight_while_shift_is_held', () => {
    const level = new Hand().drag({ x: 20, y: 30 }, { x: 260, y: 50 }, { shift: true })
    expect(level.lines.map(ends)).toEqual([[20, 30, 260, 30]])
    const slope = new Hand().drag({ x: 20, y: 30 }, { x: 130, y: 150 }, { shift: true })
    expect(slope.lines.map(ends)).toEqual([[20, 30, 135, 145]])
  })

  it('draws_a_line_with_arrow_keys_and_enter_from_the_middle_of_the_view', () => {
    const hand = new Hand()
      .feed({ kind: 'nudge', dx: -100, dy: 0 })
      .feed({ kind: 'confirm', shift: false })
      .feed({ kind: 'nudge', dx: 0, dy: 240 })
      .feed({ kind: 'confirm', shift: false })
    expect(hand.lines.map(ends)).toEqual([[400, 400, 400, 640]])
  })

  it('leaves_nothing_of_a_line_without_length', () => {
    const twice = new Hand()
      .feed({ kind: 'confirm', shift: false })
      .feed({ kind: 'confirm', shift: false })
    expect(twice.did).toEqual([])
    const snappedTogether = new Hand().drag({ x: 95, y: 100 }, { x: 105, y: 100 })
    expect(snappedTogether.did).toEqual([])
  })

  it('gives_up_the_begun_line_with_escape_and_the_tool_with_the_next', () => {
    const hand = new Hand().at('down', 20, 30).feed({ kind: 'leave' })
    expect(hand.draft).toMatchObject({ from: undefined })
    expect(hand.feed({ kind: 'leave' }).draft).toBeUndefined()
    expect(hand.did).toEqual([])
  })

  it('stays_in_the_tool_when_a_second_finger_ends_the_press', () => {
    const hand = new Hand().at('down', 20, 30).feed({ kind: 'cancel' })
    expect(hand.draft).toMatchObject({ from: undefined })
    expect(hand.at('up', 220, 30).did).toEqual([])
  })

  it('adds_to_the_lines_that_are_there_under_the_next_free_name', () => {
    const old = { id: 'old', name: 'Line 7', startX: 0, startY: 0, endX: 10, endY: 0 }
    const hand = new Hand(env({ measurements: [old] })).drag({ x: 20, y: 30 }, { x: 240, y: 30 })
    expect(hand.lines.map((line) => line.name)).toEqual(['Line 7', 'Line 8'])
  })
})
