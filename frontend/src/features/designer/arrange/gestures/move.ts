/* Moves the selection: snapping with guides, one axis with Shift, copies with Alt. */
import type { Command, ElementView, Point, Rest } from '@/plan/types'
import { nameOf, positionText } from '@/canvas/text/describe'
import type { ActiveGesture, ActivePainter, CarriedRings } from '@/canvas/hand/active-gesture'
import { dragLifecycle } from '@/canvas/hand/drag-lifecycle'
import { gesture } from '@/canvas/hand/gesture'
import { end, type Step } from '@/canvas/hand/step'
import { holds } from '@/canvas/shapes/id-set'
import type { Placed } from '@/canvas/shapes/placed'
import { NOWHERE, restOf } from '@/canvas/hand/rest'
import type { PointerInput, ToolEnv } from '@/canvas/hand/tool'

interface Moving extends Rest {
  readonly ids: readonly string[]
  readonly from: Point
  readonly dx: number
  readonly dy: number
  /** Rotation of a single door or window in the wall that it snapped to. */
  readonly rotation?: number | undefined
  /** Copies move and the originals stay. */
  readonly copying: boolean
}

const moving = gesture<Moving>({
  name: 'moving',
  step: (state, event, env) =>
    dragLifecycle(state, event, {
      to: (pointer) => moveTo(state, pointer, env),
      nudged: (dx, dy) => ({ ...state, dx: state.dx + dx, dy: state.dy + dy, ...NOWHERE }),
      drop: (moved) => drop(moved, env),
    }),
  cursor: ({ copying }) => (copying ? 'copy' : 'move'),
  lifted: ({ copying, ids }) => (copying ? NOTHING : ids),
  placed,
  guides: ({ guides }) => guides,
  rings,
  handles: () => undefined,
  paint,
  chip: (state, { first }) => positionText(placed(state, first)),
})

const NOTHING: readonly string[] = []

/** Starts to move objects that were pressed at `from`. */
export function startMoving(
  ids: readonly string[],
  from: Point,
  event: PointerInput,
  env: ToolEnv,
): ActiveGesture {
  const state = { ids, from, dx: 0, dy: 0, guides: [], copying: event.alt }
  return moving.hold(moveTo(state, event, env))
}

function placed({ ids, dx, dy, rotation }: Moving, element: ElementView): Placed {
  if (!holds(ids, element.id)) return element
  return {
    x: element.x + dx,
    y: element.y + dy,
    width: element.width,
    height: element.height,
    rotation: rotation ?? element.rotation,
  }
}

/** A door that turns into a wall needs more than a transform. */
function rings({ ids, dx, dy, rotation }: Moving): CarriedRings | 'redrawn' {
  if (rotation !== undefined) return 'redrawn'
  return { ids, transform: `translate(${String(dx)} ${String(dy)})` }
}

/** Moved objects are painted from the lists they already have; a door that turns into a wall is drawn anew. */
function paint({ ids, dx, dy, rotation }: Moving, to: ActivePainter): void {
  const elements = to.inOrder(ids)
  const [only] = elements
  if (rotation === undefined || only === undefined) to.shifted(elements, dx, dy)
  else to.draft({ id: only.id, x: only.x + dx, y: only.y + dy, rotation }, only)
}

/** Returns the gesture with the objects at the pointer. */
function moveTo(state: Moving, event: PointerInput, env: ToolEnv): Moving {
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

function drop(state: Moving, env: ToolEnv): Step<Moving> {
  const { ids, dx, dy, copying } = state
  const rotation = newRotation(state, env)
  if (dx === 0 && dy === 0 && rotation === undefined) return end()
  if (copying) return dropCopies(state, rotation, env)
  const elements = ids.flatMap((id) => env.element(id) ?? [])
  const moves = elements.map(({ id, x, y }) => ({ id, x: x + dx, y: y + dy }))
  const command = turning({ kind: 'move', moves }, ids, rotation, elements)
  return end([{ kind: 'command', command, ...restOf(state) }])
}

/** Returns the rotation of a single object after the drop, if it has changed. */
function newRotation({ ids, rotation }: Moving, env: ToolEnv): number | undefined {
  const before = env.element(ids[0] ?? '')?.rotation
  return rotation === before ? undefined : rotation
}

function dropCopies(state: Moving, rotation: number | undefined, env: ToolEnv): Step<Moving> {
  const { ids, dx, dy } = state
  const copy = env.duplicate(ids, dx, dy)
  const elements = ids.flatMap((id) => env.element(id) ?? [])
  return end([
    {
      kind: 'command',
      command: turning(copy.command, copy.ids, rotation, elements),
      select: copy.ids,
      ...restOf(state),
    },
    { kind: 'copied', ids: copy.ids, offset: { x: dx, y: dy } },
  ])
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
