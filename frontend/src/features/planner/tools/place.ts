/* Placing an object of the catalogue: a ghost follows pointer or arrows until a click or Enter sets it down. */
import type { PlanElement, Point } from '@/plan/types'
import { IDLE, type Interaction, type Look } from '@/features/planner/store/interaction'
import {
  stay,
  type Effect,
  type PointerInput,
  type Step,
  type ToolEnv,
  type ToolEvent,
} from '@/features/planner/tools/tool'

type Placing = Extract<Interaction, { kind: 'placing' }>

/** Starts with the ghost centred on `at`. */
export function startPlacing(object: string, at: Point, env: ToolEnv, look?: Look): Placing {
  return { kind: 'placing', object, look, ghost: newThing(object, at, env, look), guides: [] }
}

/** A fresh object of a kind with a look of its own, centred on `at`. */
export function newThing(object: string, at: Point, env: ToolEnv, look: Look = {}): PlanElement {
  const made = { ...env.newElement(object, at), ...look }
  return { ...made, x: at.x - made.width / 2, y: at.y - made.height / 2 }
}

export function stepPlacing(state: Placing, event: ToolEvent, env: ToolEnv): Step {
  switch (event.kind) {
    case 'move':
      return stay(follow(state, event, env))
    case 'down':
      return stay(follow(state, event, env))
    case 'up':
      return setDown(follow(state, event, env), event.shift)
    case 'confirm':
      return setDown(state, event.shift)
    case 'nudge':
      return stay({ ...state, ghost: shifted(state.ghost, event.dx, event.dy), guides: [] })
    case 'cancel':
      return stay(IDLE)
    case 'double':
      return stay(state)
  }
}

function follow(state: Placing, event: PointerInput, env: ToolEnv): Placing {
  const x = event.world.x - state.ghost.width / 2
  const y = event.world.y - state.ghost.height / 2
  const grid = env.snapToGrid && !event.ctrl
  return {
    ...state,
    ghost: { ...state.ghost, x: grid ? onGrid(x) : x, y: grid ? onGrid(y) : y },
  }
}

/** Half a foot: a ghost is set down by eye, and the move tool snaps to the plan's own grid. */
const GHOST_STEP = 12

function onGrid(value: number): number {
  return Math.round(value / GHOST_STEP) * GHOST_STEP
}

function shifted(ghost: PlanElement, dx: number, dy: number): PlanElement {
  return { ...ghost, x: ghost.x + dx, y: ghost.y + dy }
}

/** The next ghost is asked for after the command, since it takes the next table number. */
function setDown(state: Placing, again: boolean): Step {
  const add: Effect = {
    kind: 'command',
    command: { kind: 'add', elements: [{ element: state.ghost }] },
    select: [state.ghost.id],
  }
  const { ghost, object, look } = state
  const at = { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2 }
  return { state: IDLE, effects: again ? [add, { kind: 'place', object, at, look }] : [add] }
}
