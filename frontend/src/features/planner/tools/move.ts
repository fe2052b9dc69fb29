/* Moving the selection: snapping with guides, one axis with Shift, copies with Alt. */
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import { stepCarrying } from '@/features/planner/tools/carrying'
import {
  stay,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Moving = Extract<Interaction, { kind: 'moving' }>

export function stepMoving(state: Moving, event: ToolEvent, env: ToolEnv): Step {
  return stepCarrying(state, event, {
    to: (pointer) => moveTo(state, pointer, env),
    nudged: (dx, dy) => ({ ...state, dx: state.dx + dx, dy: state.dy + dy, guides: [] }),
    drop: (moved) => drop(moved, env),
  })
}

/** Returns the gesture with the objects where the pointer wants them. */
export function moveTo(state: Moving, event: PointerInput, env: ToolEnv): Moving {
  let dx = event.world.x - state.from.x
  let dy = event.world.y - state.from.y
  if (event.shift) {
    if (Math.abs(dx) >= Math.abs(dy)) dy = 0
    else dx = 0
  }
  if (event.ctrl) return { ...state, dx, dy, guides: [] }
  const snapped = env.snapMove(state.ids, dx, dy, {
    grid: env.snapToGrid,
    tolerance: env.tolerance,
  })
  const held = { x: event.shift && dx === 0, y: event.shift && dy === 0 }
  return {
    ...state,
    dx: held.x ? 0 : snapped.dx,
    dy: held.y ? 0 : snapped.dy,
    guides: snapped.guides,
  }
}

function drop(state: Moving, env: ToolEnv): Step {
  if (state.dx === 0 && state.dy === 0) return stay(IDLE)
  if (state.copying) {
    const copy = env.duplicate(state.ids, state.dx, state.dy)
    return {
      state: IDLE,
      effects: [
        { kind: 'command', command: copy.command, select: copy.ids },
        { kind: 'copied', ids: copy.ids, offset: { x: state.dx, y: state.dy } },
      ],
    }
  }
  const moves = state.ids.flatMap((id) => {
    const element = env.element(id)
    if (element === undefined) return []
    return [{ id, x: element.x + state.dx, y: element.y + state.dy }]
  })
  return { state: IDLE, effects: [{ kind: 'command', command: { kind: 'move', moves } }] }
}
