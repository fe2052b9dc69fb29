/* Rotates one object about its centre, or several about their common one, in steps of 15 degrees. */
import type { Command, ElementView, Point } from '@/plan/types'
import type { ActivePainter, CarriedRings, HandlesBox, Turn } from '@/canvas/hand/active-gesture'
import { dragLifecycle } from '@/canvas/hand/drag-lifecycle'
import { gesture } from '@/canvas/hand/gesture'
import { gripAt } from '@/canvas/hand/grip'
import { end, stay, type Step } from '@/canvas/hand/step'
import { count } from '@/canvas/text/messages'
import { direction, normal, snapDegrees, rotateVector } from '@/canvas/shapes/angle'
import { holds } from '@/canvas/shapes/id-set'
import type { Placed } from '@/canvas/shapes/placed'
import type { Effect, Held, PointerInput, ToolEnv } from '@/canvas/hand/tool'

/** `turn` is how far they have turned; `dx` and `dy` are how far the arrow keys have moved them. */
interface Rotating extends Turn {
  readonly ids: readonly string[]
  /** Direction of the pointer when the handle was taken, in degrees. */
  readonly from: number
  /** The rotation of the only object; 0 for several. */
  readonly start: number
}

/** Degrees. */
export const ROTATION_STEP = 15

export const rotating = gesture<Rotating>({
  name: 'rotating',
  start(input, env) {
    const grip = gripAt(input, env)
    if (grip?.handle !== 'rotate') return undefined
    const state = unturned(grip.held)
    return stay({ ...state, from: direction(state.centre, input.world) })
  },
  step: (state, event, env) =>
    dragLifecycle(state, event, {
      to: (pointer) => rotateTo(state, pointer),
      nudged: (dx, dy) => ({ ...state, dx: state.dx + dx, dy: state.dy + dy }),
      drop: (rotated) => finish(rotated, env),
    }),
  cursor: 'grabbing',
  hidesGroupBox: true,
  lifted: ({ ids }) => ids,
  placed,
  rings,
  handles,
  paint,
  chip: ({ start, turn }, { ids }) =>
    ids.length === 1
      ? `${String(normal(start + turn))}°`
      : `Turned by ${String(shorterWay(turn))}°`,
})

/** Returns the effects of turning what the handles hold. */
export function rotateBy(held: Held, turn: number, env: ToolEnv): readonly Effect[] {
  return finish({ ...unturned(held), turn }, env).effects
}

function unturned({ ids, box, rotation }: Held): Rotating {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return { ids, centre, from: 0, start: rotation, turn: 0, dx: 0, dy: 0 }
}

function placed(state: Rotating, element: ElementView): Placed {
  if (!holds(state.ids, element.id)) return element
  const { width, height } = element
  return { ...turnedPlace(state, element), width, height }
}

function rings({ ids, centre, turn, dx, dy }: Rotating): CarriedRings {
  const about = `${String(centre.x)} ${String(centre.y)}`
  const transform = `translate(${String(dx)} ${String(dy)}) rotate(${String(turn)} ${about})`
  return { ids, transform }
}

function handles({ dx, dy, turn }: Rotating, { box, rotation }: HandlesBox): HandlesBox {
  return { box: { ...box, x: box.x + dx, y: box.y + dy }, rotation: normal(rotation + turn) }
}

/** One object is drawn as it will be; several turn as a picture, so that none is built anew in each frame. */
function paint(state: Rotating, to: ActivePainter): void {
  const elements = to.inOrder(state.ids)
  const [only] = elements
  if (elements.length === 1 && only !== undefined) {
    to.draft({ id: only.id, ...turnedPlace(state, only) }, only)
    return
  }
  to.turned(elements, state, (element): Point => turnedPlace(state, element))
}

/** Returns the shorter way round: 345° is -15°. */
function shorterWay(turn: number): number {
  return turn > 180 ? turn - 360 : turn
}

/** Rotates so that the resulting rotation is a multiple of the step, rather than the change. */
function rotateTo(state: Rotating, event: PointerInput): Rotating {
  const wanted = state.start + direction(state.centre, event.world) - state.from
  const rotation = snapDegrees(wanted, event.alt ? 1 : ROTATION_STEP)
  return { ...state, turn: normal(rotation - state.start) }
}

/** Returns the position of an object after it has rotated with the others. */
function turnedPlace(
  state: Turn,
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

function finish(state: Rotating, env: ToolEnv): Step<Rotating> {
  const places = state.ids.flatMap((id) => {
    const element = env.element(id)
    return element === undefined ? [] : [{ id, ...turnedPlace(state, element) }]
  })
  const rotations = places.map(({ id, rotation }) => ({ id, rotation }))
  const moves = places.map(({ id, x, y }) => ({ id, x, y }))
  const turns = state.turn !== 0
  const shifts = state.dx !== 0 || state.dy !== 0 || (turns && places.length > 1)
  if (!turns && !shifts) return end()
  return end([{ kind: 'command', command: commandOf(turns, shifts, rotations, moves) }])
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
