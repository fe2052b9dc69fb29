/* Moving the tracing picture: a drag or arrow keys, each one command. */
import { describe, expect, it } from 'vitest'

import type { Underlay } from '@/plan/types'
import { sliding } from '@/features/designer/images/tracing/gestures/slide'
import { draftEnv } from '@/features/designer/testing/draft-env'
import { DrawingHand } from '@/features/designer/testing/drawing-hand'
import { NO_MODIFIERS, type ToolEvent } from '@/canvas/hand/tool'

const underlay: Underlay = {
  ...{ imageUrl: '/api/images/hall', x: 10, y: 20, width: 600, height: 400 },
  ...{ rotation: 0, opacity: 0.5, visible: true },
}
const env = draftEnv({ underlay })

function fed(...events: ToolEvent[]) {
  const hand = new DrawingHand(sliding, env)
  for (const event of events) hand.feed(event)
  return { draft: hand.draft, did: hand.did }
}

const at = (kind: 'down' | 'move' | 'up', x: number, y: number, shift = false): ToolEvent => ({
  ...NO_MODIFIERS,
  ...{ kind, world: { x, y }, screen: { x, y }, touch: false, shift },
})
const moved = (x: number, y: number) => ({
  kind: 'command',
  command: {
    ...{ kind: 'batch', label: 'Move tracing picture' },
    commands: [{ kind: 'canvas', set: { underlay: { ...underlay, x, y } } }],
  },
})

describe('moving the tracing picture', () => {
  it('is_one_command_for_a_drag_and_goes_on', () => {
    const { did, draft } = fed(at('down', 0, 0), at('move', 30, 8), at('up', 50, 8))
    expect(did).toEqual([moved(60, 28)])
    expect(draft).toEqual(fed().draft)
  })

  it('keeps_to_one_axis_while_shift_is_held', () => {
    expect(fed(at('down', 0, 0), at('up', 50, 8, true)).did).toEqual([moved(60, 20)])
    expect(fed(at('down', 0, 0), at('up', 8, 50, true)).did).toEqual([moved(10, 70)])
  })

  it('adds_arrow_keys_up_until_enter', () => {
    const right: ToolEvent = { kind: 'nudge', dx: 24, dy: 0 }
    const { did } = fed(right, right, { kind: 'confirm', shift: false })
    expect(did).toEqual([moved(58, 20)])
  })

  it('changes_nothing_for_a_click_and_ends_with_enter_or_escape', () => {
    expect(fed(at('down', 5, 5), at('up', 5, 5)).did).toEqual([])
    expect(fed({ kind: 'confirm', shift: false })).toEqual({ draft: undefined, did: [] })
    expect(fed(at('down', 0, 0), at('move', 9, 9), { kind: 'leave' })).toEqual({
      ...{ draft: undefined, did: [] },
    })
  })
})
