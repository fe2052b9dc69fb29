/*
 * Moving several objects apart or together by a handle of the box around them. Furniture has its true size,
 * so only the places change: what stood at an edge of the box stays at that edge, the rest shares the room between.
 */
import type { Box } from '@/plan/types'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import { dragLifecycle } from '@/features/planner/tools/drag-lifecycle'
import { resized } from '@/features/planner/tools/resize'
import {
  stay,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Spreading = Extract<Interaction, { kind: 'spreading' }>

/** Half a foot: how finely the box grows while the grid attracts. */
const STEP = 12

export function stepSpreading(state: Spreading, event: ToolEvent, env: ToolEnv): Step {
  return dragLifecycle(state, event, {
    to: (pointer) => spreadTo(state, pointer, env),
    nudged: (dx, dy) => ({
      ...state,
      box: { ...state.box, x: state.box.x + dx, y: state.box.y + dy },
    }),
    drop: (spread) => finish(spread, env),
  })
}

function spreadTo(state: Spreading, event: PointerInput, env: ToolEnv): Spreading {
  const step = env.snapToGrid && !event.ctrl ? STEP : 0
  const travel = {
    x: rounded(event.world.x - state.from.x, step),
    y: rounded(event.world.y - state.from.y, step),
  }
  const rules = { keepRatio: event.shift, fromCentre: event.alt, least: state.least }
  return { ...state, box: resized(state.start, 0, state.handle, travel, rules) }
}

function rounded(value: number, step: number): number {
  return step === 0 ? value : Math.round(value / step) * step
}

/** Returns how far an object goes when the box around all has changed. `upright` is the box around the object alone. */
export function spreadShift(
  { start, box }: Pick<Spreading, 'start' | 'box'>,
  upright: Box,
): { readonly dx: number; readonly dy: number } {
  return {
    dx: shift(start.x, start.width, box.x, box.width, upright.x, upright.width),
    dy: shift(start.y, start.height, box.y, box.height, upright.y, upright.height),
  }
}

function shift(
  from: number,
  size: number,
  to: number,
  newSize: number,
  at: number,
  own: number,
): number {
  const room = size - own
  // What fills the box from edge to edge has nowhere to go but with the box.
  if (room < 1e-6) return size === newSize ? to - from : 0
  const share = (at - from) / room
  return to + share * (newSize - own) - at
}

function finish(state: Spreading, env: ToolEnv): Step {
  const moves = state.ids.flatMap((id) => {
    const element = env.element(id)
    const upright = env.uprightBox(id)
    if (element === undefined || upright === undefined) return []
    const { dx, dy } = spreadShift(state, upright)
    return dx === 0 && dy === 0 ? [] : [{ id, x: element.x + dx, y: element.y + dy }]
  })
  if (moves.length === 0) return stay(IDLE)
  return { state: IDLE, effects: [{ kind: 'command', command: { kind: 'move', moves } }] }
}
