/* Taking hold of a handle, and resizing one object by it. */
import {
  IDLE,
  restOf,
  type HandleName,
  type Interaction,
} from '@/features/planner/store/interaction'
import { direction } from '@/features/planner/tools/angle'
import { dragLifecycle } from '@/features/planner/tools/drag-lifecycle'
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
/** Takes hold of a handle of what is selected: one object, or the box around several. */
export function startHandle(handle: HandleName, event: PointerInput, env: ToolEnv): Step {
  const held = env.held()
  if (held === undefined) return stay(IDLE)
  const { ids, box, rotation } = held
  const [id] = ids
  if (handle === 'rotate') {
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const from = direction(centre, event.world)
    return stay({ kind: 'rotating', ids, centre, from, start: rotation, turn: 0, dx: 0, dy: 0 })
  }
  const from = event.world
  if (ids.length > 1 || id === undefined) {
    const { least } = held
    return stay({ kind: 'spreading', ids, handle, from, start: box, box, least })
  }
  return stay({ kind: 'resizing', id, handle, from, start: box, rotation, box, guides: [] })
}

export function stepResizing(state: Resizing, event: ToolEvent, env: ToolEnv): Step {
  return dragLifecycle(state, event, {
    to: (pointer) => resizeTo(state, pointer, env),
    nudged: (dx, dy) => nudgedResize(state, dx, dy),
    drop: finishResize,
  })
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
    effects: [{ kind: 'command', command: { kind: 'resize', boxes: [resize] }, ...restOf(state) }],
  }
}
