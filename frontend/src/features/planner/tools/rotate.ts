/* Rotates one object about its centre, or several about their common one, in steps of 15 degrees. */
import type { Command } from '@/plan/types'
import { count } from '@/features/planner/messages'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import { direction, normal, snapDegrees, rotateVector } from '@/features/planner/tools/angle'
import { dragLifecycle } from '@/features/planner/tools/drag-lifecycle'
import {
  stay,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Rotating = Extract<Interaction, { kind: 'rotating' }>

/** Degrees. */
export const ROTATION_STEP = 15

export function stepRotating(state: Rotating, event: ToolEvent, env: ToolEnv): Step {
  return dragLifecycle(state, event, {
    to: (pointer) => rotateTo(state, pointer),
    nudged: (dx, dy) => ({ ...state, dx: state.dx + dx, dy: state.dy + dy }),
    drop: (rotated) => finish(rotated, env),
  })
}

/** Rotates so that the resulting rotation is a multiple of the step, rather than the change. */
function rotateTo(state: Rotating, event: PointerInput): Rotating {
  const wanted = state.start + direction(state.centre, event.world) - state.from
  const rotation = snapDegrees(wanted, event.alt ? 1 : ROTATION_STEP)
  return { ...state, turn: normal(rotation - state.start) }
}

/** Returns the position of an object after it has rotated with the others. */
export function turnedPlace(
  state: Pick<Rotating, 'centre' | 'turn' | 'dx' | 'dy'>,
  box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly rotation: number
  },
): { readonly x: number; readonly y: number; readonly rotation: number } {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const arm = { x: middle.x - state.centre.x, y: middle.y - state.centre.y }
  const now = rotateVector(arm, state.turn)
  return {
    x: box.x + now.x - arm.x + state.dx,
    y: box.y + now.y - arm.y + state.dy,
    rotation: normal(box.rotation + state.turn),
  }
}

function finish(state: Rotating, env: ToolEnv): Step {
  const places = state.ids.flatMap((id) => {
    const element = env.element(id)
    return element === undefined ? [] : [{ id, ...turnedPlace(state, element) }]
  })
  const rotations = places.map(({ id, rotation }) => ({ id, rotation }))
  const moves = places.map(({ id, x, y }) => ({ id, x, y }))
  const turns = state.turn !== 0
  const shifts = state.dx !== 0 || state.dy !== 0 || (turns && places.length > 1)
  if (!turns && !shifts) return stay(IDLE)
  return {
    state: IDLE,
    effects: [{ kind: 'command', command: commandOf(turns, shifts, rotations, moves) }],
  }
}

function commandOf(
  turns: boolean,
  shifts: boolean,
  rotations: Extract<Command, { kind: 'rotate' }>['rotations'],
  moves: Extract<Command, { kind: 'move' }>['moves'],
): Command {
  if (!shifts) return { kind: 'rotate', rotations }
  if (!turns) return { kind: 'move', moves }
  return {
    kind: 'batch',
    label: `Rotate ${count(moves.length, 'object')}`,
    commands: [
      { kind: 'rotate', rotations },
      { kind: 'move', moves },
    ],
  }
}
