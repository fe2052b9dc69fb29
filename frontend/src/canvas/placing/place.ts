/* Places an object of the catalogue: a ghost follows pointer or arrow keys until a click or Enter sets it down. */
import type { PlanElement, Point, Rest, SnapOptions, SnappedNew } from '@/plan/types'
import { positionText } from '@/canvas/text/describe'
import { panUnder } from '@/canvas/hand/pan'
import type { ActiveGesture } from '@/canvas/hand/active-gesture'
import { gesture } from '@/canvas/hand/gesture'
import { end, stay, type Step } from '@/canvas/hand/step'
import { announce } from '@/canvas/text/messages'
import { NOWHERE, restOf } from '@/canvas/hand/rest'
import type { Effect, Look, PointerInput, ToolEnv, ToolEvent } from '@/canvas/hand/tool'

interface Placing extends Rest {
  readonly object: string
  readonly look?: Look | undefined
  /** Where the pointer has the centre of the ghost, which may have snapped to a wall nearby. */
  readonly at: Point
  readonly ghost: PlanElement
  /** The pointer at the last pan, while space or the middle button is held. */
  readonly pan?: Point | undefined
}

const placing = gesture<Placing>({
  name: 'placing',
  step: (state, event, env) =>
    env.isHandHeld && event.kind !== 'cancel'
      ? panUnder(state, event)
      : stepPlacing(state, event, env),
  cursor: 'copy',
  tabLeaves: true,
  guides: ({ guides }) => guides,
  paint({ ghost }, to) {
    to.ghost(ghost)
  },
  spoken: ({ ghost, guides }) => announce.placingMoved(positionText(ghost), guides.length > 0),
})

/** Starts with the ghost centred on `at`. */
export function startPlacing(object: string, at: Point, env: ToolEnv, look?: Look): ActiveGesture {
  const ghost = newElementAt(object, at, env, look)
  const state: Placing = { object, look, at, ghost, guides: [] }
  return placing.hold(inWall(state, at, env, attracted(env)) ?? state)
}

/** Returns what is being placed. */
export function objectInHand(
  active: ActiveGesture,
): Pick<Placing, 'object' | 'look' | 'ghost'> | undefined {
  return placing.stateOf(active)
}

/** Returns a new object of a kind with its own look, centred on `at`. */
export function newElementAt(
  object: string,
  at: Point,
  env: ToolEnv,
  look: Look = {},
): PlanElement {
  const made = { ...env.newElement(object, at), ...look }
  return { ...made, x: at.x - made.width / 2, y: at.y - made.height / 2 }
}

function stepPlacing(state: Placing, event: ToolEvent, env: ToolEnv): Step<Placing> {
  switch (event.kind) {
    case 'move':
    case 'down':
      return stay(follow(state, event, env))
    case 'up':
      // The end of a pan whose key was released first places nothing.
      return state.pan === undefined
        ? setDown(follow(state, event, env), event.shift)
        : stay({ ...state, pan: undefined })
    case 'confirm':
      return setDown(state, event.shift)
    case 'nudge':
      return stay(nudged(state, event.dx, event.dy, env))
    case 'cancel':
      return end()
    default:
      return stay(state)
  }
}

function follow(state: Placing, event: PointerInput, env: ToolEnv): Placing {
  const free = standing(state, event.world)
  return event.ctrl ? free : resting(free, env.snapNew(free.ghost, attracted(env)))
}

function attracted({ snapToGrid, tolerance }: ToolEnv): SnapOptions {
  return { grid: snapToGrid, tolerance }
}

function resting(state: Placing, { guides, besideAisle, ...place }: SnappedNew): Placing {
  return { ...state, ghost: { ...state.ghost, ...place }, guides, besideAisle }
}

/** Arrow keys move by exact distances, along a wall too. */
const EXACT: SnapOptions = { grid: false, tolerance: 0 }

/** Moves by arrow keys from where the ghost would be without the wall, so that they can leave it again. */
function nudged(state: Placing, dx: number, dy: number, env: ToolEnv): Placing {
  const at = { x: state.at.x + dx, y: state.at.y + dy }
  return inWall(state, at, env, EXACT) ?? standing(state, at)
}

/** Returns the state with the ghost centred on a point. */
function standing(state: Placing, at: Point): Placing {
  const { ghost, look } = state
  const corner = { x: at.x - ghost.width / 2, y: at.y - ghost.height / 2 }
  const rotation = look?.rotation ?? 0
  return { ...state, at, ghost: { ...ghost, ...corner, rotation }, ...NOWHERE }
}

/** Returns the state with a door or window snapped to a wall nearby. */
function inWall(
  state: Placing,
  at: Point,
  env: ToolEnv,
  options: SnapOptions,
): Placing | undefined {
  const there = standing(state, at)
  const rest = env.snapOpening(there.ghost, options)
  return rest === undefined ? undefined : resting(there, rest)
}

/** Places the object. The next ghost is requested after the command, since it takes the next table number. */
function setDown(state: Placing, again: boolean): Step<Placing> {
  const add: Effect = {
    kind: 'command',
    command: { kind: 'add', elements: [{ element: state.ghost }] },
    select: [state.ghost.id],
    ...restOf(state),
  }
  const { ghost, object, look } = state
  const at = { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2 }
  return end(again ? [add, { kind: 'place', object, at, look }] : [add])
}
