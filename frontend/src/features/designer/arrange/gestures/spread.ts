/*
 * Moving several objects apart or together by a handle of the box around them. Furniture has its true size,
 * so only the places change: what stood at an edge of the box stays at that edge, the rest shares the room between.
 */
import type { Box, ElementView, Point } from '@/plan/types'
import type { ActivePainter } from '@/canvas/hand/active-gesture'
import { dragLifecycle } from '@/canvas/hand/drag-lifecycle'
import { gesture } from '@/canvas/hand/gesture'
import { gripAt } from '@/canvas/hand/grip'
import { end, stay, type Step } from '@/canvas/hand/step'
import type { Size } from '@/plan/camera/camera'
import { cursorOf, type ResizeHandle } from '@/canvas/shapes/handles'
import { holds } from '@/canvas/shapes/id-set'
import { uprightBox, type Placed } from '@/canvas/shapes/placed'
import { resized } from '@/canvas/shapes/resize'
import type { PointerInput, ToolEnv } from '@/canvas/hand/tool'
import { formatSize } from '@/canvas/text/units'

interface Spreading {
  readonly ids: readonly string[]
  readonly handle: ResizeHandle
  readonly from: Point
  readonly start: Box
  readonly box: Box
  /** The largest width and height among them: the box gets no smaller. */
  readonly least: Size
}

/** Half a foot: how finely the box grows while the grid attracts. */
const STEP = 12

export const spreading = gesture<Spreading>({
  name: 'spreading',
  start(input, env) {
    const grip = gripAt(input, env)
    if (grip === undefined || grip.handle === 'rotate') return undefined
    const { ids, box, least } = grip.held
    if (ids.length === 1) return undefined
    return stay({ ids, handle: grip.handle, from: input.world, start: box, box, least })
  },
  step: (state, event, env) =>
    dragLifecycle(state, event, {
      to: (pointer) => spreadTo(state, pointer, env),
      nudged: (dx, dy) => ({
        ...state,
        box: { ...state.box, x: state.box.x + dx, y: state.box.y + dy },
      }),
      drop: (spread) => finish(spread, env),
    }),
  cursor: ({ handle }) => cursorOf(handle, 0),
  lifted: ({ ids }) => ids,
  placed,
  rings: () => 'redrawn',
  handles: ({ box }, { rotation }) => ({ box, rotation }),
  paint,
  chip: ({ box }) => `${formatSize(box.width, box.height)} · objects keep their size`,
})

function placed(state: Spreading, element: ElementView): Placed {
  if (!holds(state.ids, element.id)) return element
  const { dx, dy } = spreadShift(state, uprightBox(element))
  const { width, height, rotation } = element
  return { x: element.x + dx, y: element.y + dy, width, height, rotation }
}

/** Each object takes its own way, from the list it already has. */
function paint(state: Spreading, to: ActivePainter): void {
  for (const element of to.inOrder(state.ids)) {
    const { dx, dy } = spreadShift(state, uprightBox(element))
    to.shifted([element], dx, dy)
  }
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
function spreadShift(
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

function finish(state: Spreading, env: ToolEnv): Step<Spreading> {
  const moves = state.ids.flatMap((id) => {
    const element = env.element(id)
    const upright = env.uprightBox(id)
    if (element === undefined || upright === undefined) return []
    const { dx, dy } = spreadShift(state, upright)
    return dx === 0 && dy === 0 ? [] : [{ id, x: element.x + dx, y: element.y + dy }]
  })
  if (moves.length === 0) return end()
  return end([{ kind: 'command', command: { kind: 'move', moves } }])
}
