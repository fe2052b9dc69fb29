/* Resizing and rotating one object by its handles. */
import { IDLE, type HandleName, type Interaction } from '@/features/planner/store/interaction'
import { direction, snapDegrees } from '@/features/planner/tools/angle'
import { sidesOf } from '@/features/planner/tools/handles'
import { keepsRatio, resized, SMALLEST_SIDE } from '@/features/planner/tools/resize'
import {
  stay,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Resizing = Extract<Interaction, { kind: 'resizing' }>
type Rotating = Extract<Interaction, { kind: 'rotating' }>

/** Degrees. */
export const ROTATION_STEP = 15

/** Takes hold of a handle of the only selected object. */
export function startHandle(handle: HandleName, event: PointerInput, env: ToolEnv): Step {
  const id = env.selection[0]
  const element = id === undefined ? undefined : env.element(id)
  if (element === undefined || element.locked) return stay(IDLE)
  const { x, y, width, height, rotation } = element
  if (handle === 'rotate') {
    const centre = { x: x + width / 2, y: y + height / 2 }
    const offset = direction(centre, event.world) - rotation
    return stay({ kind: 'rotating', id: element.id, centre, offset, start: rotation, rotation })
  }
  const box = { x, y, width, height }
  return stay({
    kind: 'resizing',
    id: element.id,
    handle,
    from: event.world,
    start: box,
    rotation,
    box,
    guides: [],
  })
}

export function stepResizing(state: Resizing, event: ToolEvent, env: ToolEnv): Step {
  switch (event.kind) {
    case 'move':
      return stay(resizeTo(state, event, env))
    case 'up':
      return finishResize(resizeTo(state, event, env))
    case 'confirm':
      return finishResize(state)
    case 'nudge':
      return stay(nudgedResize(state, event.dx, event.dy))
    case 'cancel':
      return stay(IDLE)
    case 'down':
    case 'double':
      return stay(state)
  }
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

function finishResize(state: Resizing): Step {
  const { box, start } = state
  const same =
    box.x === start.x &&
    box.y === start.y &&
    box.width === start.width &&
    box.height === start.height
  if (same) return stay(IDLE)
  const resize = { id: state.id, ...box }
  return {
    state: IDLE,
    effects: [{ kind: 'command', command: { kind: 'resize', boxes: [resize] } }],
  }
}

export function stepRotating(state: Rotating, event: ToolEvent): Step {
  switch (event.kind) {
    case 'move':
      return stay(rotateTo(state, event))
    case 'up':
      return finishRotate(rotateTo(state, event))
    case 'confirm':
      return finishRotate(state)
    case 'cancel':
      return stay(IDLE)
    case 'down':
    case 'double':
    case 'nudge':
      return stay(state)
  }
}

function rotateTo(state: Rotating, event: PointerInput): Rotating {
  const wanted = direction(state.centre, event.world) - state.offset
  return { ...state, rotation: snapDegrees(wanted, event.alt ? 1 : ROTATION_STEP) }
}

function finishRotate(state: Rotating): Step {
  if (state.rotation === state.start) return stay(IDLE)
  const rotations = [{ id: state.id, rotation: state.rotation }]
  return {
    state: IDLE,
    effects: [{ kind: 'command', command: { kind: 'rotate', rotations } }],
  }
}
