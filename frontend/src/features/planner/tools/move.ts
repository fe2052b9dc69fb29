/* Moves the selection: snapping with guides, one axis with Shift, copies with Alt. */
import type { Command, ElementView } from '@/plan/types'
import { nameOf } from '@/features/planner/describe'
import { IDLE, NOWHERE, restOf, type Interaction } from '@/features/planner/store/interaction'
import { dragLifecycle } from '@/features/planner/tools/drag-lifecycle'
import {
  stay,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Moving = Extract<Interaction, { kind: 'moving' }>

export function stepMoving(state: Moving, event: ToolEvent, env: ToolEnv): Step {
  return dragLifecycle(state, event, {
    to: (pointer) => moveTo(state, pointer, env),
    nudged: (dx, dy) => ({ ...state, dx: state.dx + dx, dy: state.dy + dy, ...NOWHERE }),
    drop: (moved) => drop(moved, env),
  })
}

/** Returns the gesture with the objects at the pointer. */
export function moveTo(state: Moving, event: PointerInput, env: ToolEnv): Moving {
  let dx = event.world.x - state.from.x
  let dy = event.world.y - state.from.y
  if (event.shift) {
    if (Math.abs(dx) >= Math.abs(dy)) dy = 0
    else dx = 0
  }
  const free = { ...state, dx, dy, ...NOWHERE, rotation: undefined }
  if (event.ctrl) return free
  const snapped = env.snapMove(state.ids, dx, dy, {
    grid: env.snapToGrid,
    tolerance: env.tolerance,
  })
  const { guides, besideAisle, rotation } = snapped
  const held = { x: event.shift && dx === 0, y: event.shift && dy === 0 }
  if (leavesAxis(held, rotation)) return free
  return {
    ...state,
    dx: held.x ? 0 : snapped.dx,
    dy: held.y ? 0 : snapped.dy,
    guides,
    besideAisle,
    rotation,
  }
}

/** Whether something that is held on one axis would have to leave it for a wall: it may only slide along that. */
function leavesAxis(held: { x: boolean; y: boolean }, rotation: number | undefined): boolean {
  if (rotation === undefined) return false
  return (held.x && rotation % 180 !== 0) || (held.y && rotation % 180 !== 90)
}

function drop(state: Moving, env: ToolEnv): Step {
  const { ids, dx, dy, copying } = state
  const rotation = newRotation(state, env)
  if (dx === 0 && dy === 0 && rotation === undefined) return stay(IDLE)
  if (copying) return dropCopies(state, rotation, env)
  const elements = ids.flatMap((id) => env.element(id) ?? [])
  const moves = elements.map(({ id, x, y }) => ({ id, x: x + dx, y: y + dy }))
  const command = turning({ kind: 'move', moves }, ids, rotation, elements)
  return { state: IDLE, effects: [{ kind: 'command', command, ...restOf(state) }] }
}

/** Returns the rotation of a single object after the drop, if it has changed. */
function newRotation({ ids, rotation }: Moving, env: ToolEnv): number | undefined {
  const before = env.element(ids[0] ?? '')?.rotation
  return rotation === before ? undefined : rotation
}

function dropCopies(state: Moving, rotation: number | undefined, env: ToolEnv): Step {
  const { ids, dx, dy } = state
  const copy = env.duplicate(ids, dx, dy)
  const elements = ids.flatMap((id) => env.element(id) ?? [])
  return {
    state: IDLE,
    effects: [
      {
        kind: 'command',
        command: turning(copy.command, copy.ids, rotation, elements),
        select: copy.ids,
        ...restOf(state),
      },
      { kind: 'copied', ids: copy.ids, offset: { x: dx, y: dy } },
    ],
  }
}

/** Combines a command with rotations into one undo step, if there are any. */
function turning(
  command: Command,
  ids: readonly string[],
  rotation: number | undefined,
  originals: readonly ElementView[],
): Command {
  if (rotation === undefined) return command
  const verb = command.kind === 'move' ? 'Move' : 'Add'
  return {
    kind: 'batch',
    label: `${verb} ${originals.map(nameOf).join(', ')}`,
    commands: [command, { kind: 'rotate', rotations: ids.map((id) => ({ id, rotation })) }],
  }
}
