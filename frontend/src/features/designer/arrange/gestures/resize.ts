/* Resizes one object by a handle. */
import type { Box, ElementView, Guide, Point } from '@/plan/types'
import { dragLifecycle } from '@/canvas/hand/drag-lifecycle'
import { gesture } from '@/canvas/hand/gesture'
import { gripAt } from '@/canvas/hand/grip'
import { end, stay, type Step } from '@/canvas/hand/step'
import { cursorOf, sidesOf, type ResizeHandle } from '@/canvas/shapes/handles'
import type { Placed } from '@/canvas/shapes/placed'
import { keepsRatio, resized, SMALLEST_SIDE } from '@/canvas/shapes/resize'
import { restOf } from '@/canvas/hand/rest'
import type { PointerInput, ToolEnv } from '@/canvas/hand/tool'
import { formatSize } from '@/canvas/text/units'

interface Resizing {
  readonly id: string
  readonly handle: ResizeHandle
  readonly from: Point
  readonly start: Box
  readonly rotation: number
  readonly box: Box
  readonly guides: readonly Guide[]
}

export const resizing = gesture<Resizing>({
  name: 'resizing',
  start(input, env) {
    const grip = gripAt(input, env)
    if (grip === undefined || grip.handle === 'rotate') return undefined
    const { ids, box, rotation } = grip.held
    const [id] = ids
    if (id === undefined || ids.length > 1) return undefined
    const { handle } = grip
    return stay({ id, handle, from: input.world, start: box, rotation, box, guides: [] })
  },
  step: (state, event, env) =>
    dragLifecycle(state, event, {
      to: (pointer) => resizeTo(state, pointer, env),
      nudged: (dx, dy) => nudgedResize(state, dx, dy),
      drop: finishResize,
    }),
  cursor: ({ handle, rotation }) => cursorOf(handle, rotation),
  lifted: ({ id }) => [id],
  placed,
  guides: ({ guides }) => guides,
  rings: () => 'redrawn',
  handles: ({ box }, { rotation }) => ({ box, rotation }),
  paint: ({ id, box }, to) => {
    to.draft({ id, ...box }, box)
  },
  chip: ({ box }) => formatSize(box.width, box.height),
})

function placed({ id, box }: Resizing, element: ElementView): Placed {
  return id === element.id ? { ...box, rotation: element.rotation } : element
}

function resizeTo(state: Resizing, event: PointerInput, env: ToolEnv): Resizing {
  const travel = { x: event.world.x - state.from.x, y: event.world.y - state.from.y }
  const kind = env.element(state.id)?.kind ?? ''
  const keepRatio = event.shift || keepsRatio(kind)
  const box = resized(state.start, state.rotation, state.handle, travel, {
    keepRatio,
    fromCentre: event.alt,
  })
  const free = event.ctrl || event.alt || keepRatio || state.rotation % 360 !== 0
  if (free) return { ...state, box, guides: [] }
  const snapped = env.snapResize(state.id, box, {
    grid: env.snapToGrid,
    tolerance: env.tolerance,
  })
  return { ...state, ...pinned(state, snapped), guides: snapped.guides }
}

/** Takes only the snapped sides that the handle moves, so that the others stay put. */
function pinned(
  state: Resizing,
  snapped: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  },
): Pick<Resizing, 'box'> {
  const { sx, sy } = sidesOf(state.handle)
  const start = state.start
  const left = sx < 0 ? snapped.x : start.x
  const top = sy < 0 ? snapped.y : start.y
  const right = sx > 0 ? snapped.x + snapped.width : start.x + start.width
  const bottom = sy > 0 ? snapped.y + snapped.height : start.y + start.height
  const width = Math.max(SMALLEST_SIDE, right - left)
  const height = Math.max(SMALLEST_SIDE, bottom - top)
  return {
    box: {
      x: sx < 0 ? right - width : left,
      y: sy < 0 ? bottom - height : top,
      width,
      height,
    },
  }
}

function nudgedResize(state: Resizing, dx: number, dy: number): Resizing {
  const box = { ...state.box, x: state.box.x + dx, y: state.box.y + dy }
  return { ...state, box, guides: [] }
}

function finishResize(state: Resizing): Step<Resizing> {
  const { box, start } = state
  const same =
    box.x === start.x &&
    box.y === start.y &&
    box.width === start.width &&
    box.height === start.height
  if (same) return end()
  const resize = { id: state.id, ...box }
  return end([{ kind: 'command', command: { kind: 'resize', boxes: [resize] }, ...restOf(state) }])
}
