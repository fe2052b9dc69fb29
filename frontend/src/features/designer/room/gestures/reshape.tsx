/*
 * Changes the outline of the room: corners are dragged, a handle at the centre of a side becomes a corner, Delete
 * removes one. Keys select the corners and move them. Every change is an edit of its own.
 */
import type { Point } from '@/plan/types'
import { usePlanState, useView } from '@/canvas/context'
import { drawing, UNSNAPPED, type DraftProps, type Snapping } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { pathOf, SideLength } from '@/canvas/drawing/outline-shapes'
import { end, stay, type Step } from '@/canvas/hand/step'
import { drawingHints } from '@/canvas/text/messages'
import { roomCorners } from '@/canvas/edits/outlines'
import { toScreen, type Camera } from '@/plan/camera/camera'
import { addCorner, midpointAfter, removeCorner } from '@/canvas/shapes/corners'
import { lengthBetween, straightened } from '@/canvas/shapes/straight'
import type { PointerInput, ToolEvent } from '@/canvas/hand/tool'

/** The corners of an outline that is there; each change is an edit at once. */
interface ReshapeDraft extends Snapping {
  /** The corner that keys act on. */
  readonly corner: number
  /** The outline as the hand has it while a corner is dragged. */
  readonly moved: readonly Point[] | undefined
  readonly problem: string | undefined
}

/** Screen pixels around a handle. */
const GRAB = { mouse: 9, touch: 22 } as const
const FEWEST = 3

export const reshaping = drawing<ReshapeDraft>({
  name: 'reshaping',
  first: { ...UNSNAPPED, corner: 0, moved: undefined, problem: undefined },
  step: stepReshape,
  place: ({ corner }, { room }) => ({ at: room[corner] }),
  Overlay: RoomHandles,
  hint: drawingHints.reshape,
  walks: true,
})

function stepReshape(draft: ReshapeDraft, event: ToolEvent, env: DraftEnv): Step<ReshapeDraft> {
  switch (event.kind) {
    case 'down':
      return stay(grab(draft, event, env))
    case 'move':
      return stay(drag(draft, event, env))
    case 'up':
      return drop(drag(draft, event, env), env)
    case 'nudge':
      return change(draft, moveCorner(env.room, draft.corner, event.dx, event.dy), env)
    case 'confirm': {
      const next = addCorner(env.room, draft.corner)
      return change({ ...draft, corner: draft.corner + 1 }, next, env)
    }
    case 'erase':
      return erase(draft, env)
    case 'walk': {
      const count = Math.max(1, env.room.length)
      const corner = (draft.corner + event.step + count) % count
      return stay({ ...draft, corner, problem: undefined })
    }
    case 'cancel':
      return stay({ ...draft, moved: undefined, problem: undefined })
    case 'leave':
      return draft.moved === undefined
        ? end()
        : stay({ ...draft, moved: undefined, problem: undefined })
    default:
      return stay(draft)
  }
}

function grab(draft: ReshapeDraft, event: PointerInput, env: DraftEnv): ReshapeDraft {
  const reach = (event.touch ? GRAB.touch : GRAB.mouse) / env.zoom
  const near = (points: readonly Point[]): number =>
    points.findIndex((point) => lengthBetween(point, event.world) <= reach)
  const corner = near(env.room)
  if (corner >= 0) return { ...draft, corner, moved: env.room, problem: undefined }
  const side = near(env.room.map((_, index) => midpointAfter(env.room, index)))
  if (side < 0) return draft
  return { ...draft, corner: side + 1, moved: addCorner(env.room, side), problem: undefined }
}

function drag(draft: ReshapeDraft, event: PointerInput, env: DraftEnv): ReshapeDraft {
  const { moved, corner } = draft
  if (moved === undefined) return { ...draft, at: event.world }
  const { point, guides } = env.snap(event.world, event.ctrl)
  const before = moved[(corner + moved.length - 1) % moved.length]
  const straight = event.shift && before !== undefined
  const at = straight ? straightened(before, point) : point
  const next = moved.map((each, index) => (index === corner ? at : each))
  const outcome = env.use(next, 'room')
  const problem = 'problem' in outcome ? outcome.problem : undefined
  return { ...draft, at, guides: straight ? [] : guides, moved: next, problem }
}

function drop(draft: ReshapeDraft, env: DraftEnv): Step<ReshapeDraft> {
  const { moved } = draft
  const released = { ...draft, moved: undefined, guides: [] }
  if (moved === undefined || samePoints(moved, env.room)) return stay(released)
  return change(released, moved, env)
}

function erase(draft: ReshapeDraft, env: DraftEnv): Step<ReshapeDraft> {
  if (env.room.length <= FEWEST) return stay(draft)
  const points = removeCorner(env.room, draft.corner)
  return change({ ...draft, corner: Math.min(draft.corner, points.length - 1) }, points, env)
}

/** Makes the edit, or explains why it is impossible and leaves the room as it was. */
function change(draft: ReshapeDraft, points: readonly Point[], env: DraftEnv): Step<ReshapeDraft> {
  const outcome = env.use(points, 'room')
  if ('command' in outcome) {
    return stay({ ...draft, problem: undefined }, [{ kind: 'command', command: outcome.command }])
  }
  const { problem } = outcome
  return stay({ ...draft, problem }, [{ kind: 'say', text: problem }])
}

function moveCorner(
  points: readonly Point[],
  index: number,
  dx: number,
  dy: number,
): readonly Point[] {
  return points.map((point, each) =>
    each === index ? { x: point.x + dx, y: point.y + dy } : point,
  )
}

function samePoints(a: readonly Point[], b: readonly Point[]): boolean {
  return (
    a.length === b.length &&
    a.every((point, index) => point.x === b[index]?.x && point.y === b[index].y)
  )
}

function RoomHandles({ draft }: DraftProps<ReshapeDraft>) {
  const camera = useView((state) => state.camera)
  const canvas = usePlanState((state) => state.canvas)
  const surroundings = usePlanState((state) => state.surroundings)
  const room = draft.moved ?? roomCorners({ canvas, surroundings })
  const corners = room.map((point) => toScreen(camera, point))
  const dragging = draft.moved !== undefined
  const stroke = draft.problem === undefined ? 'stroke-accent' : 'stroke-danger'
  return (
    <g className={stroke} strokeWidth={2}>
      <polygon points={pathOf(corners)} className="fill-none" strokeLinejoin="round" />
      {!dragging &&
        room.map((_, index) => {
          const { x, y } = toScreen(camera, midpointAfter(room, index))
          return (
            <path
              key={index}
              d={`M${String(x - 4)} ${String(y)}h8M${String(x)} ${String(y - 4)}v8`}
              strokeWidth={1.5}
            />
          )
        })}
      {corners.map((corner, index) => (
        <rect
          key={index}
          x={corner.x - 5}
          y={corner.y - 5}
          width={10}
          height={10}
          rx={2}
          className={index === draft.corner ? 'fill-accent' : 'fill-surface'}
          strokeWidth={1.5}
        />
      ))}
      {dragging && <SidesAtCorner room={room} corner={draft.corner} camera={camera} />}
    </g>
  )
}

/** The two sides that a dragged corner makes longer or shorter. */
function SidesAtCorner({
  room,
  corner,
  camera,
}: {
  readonly room: readonly Point[]
  readonly corner: number
  readonly camera: Camera
}) {
  const own = room[corner]
  const before = room[(corner + room.length - 1) % room.length]
  const after = room[(corner + 1) % room.length]
  if (own === undefined || before === undefined || after === undefined) return null
  return (
    <>
      <SideLength from={before} to={own} camera={camera} />
      <SideLength from={own} to={after} camera={camera} />
    </>
  )
}
