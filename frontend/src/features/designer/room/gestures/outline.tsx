/*
 * Draws an outline, of the room or of an aisle: each click sets a corner, a click on the first one or Enter closes it,
 * Backspace removes the latest corner. A drag instead of the first click draws a rectangle.
 */
import type { Point } from '@/plan/types'
import { useView } from '@/canvas/context'
import {
  drawing,
  UNSNAPPED,
  type DraftProps,
  type Drawing,
  type Snapping,
} from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { pathOf, SideLength } from '@/canvas/drawing/outline-shapes'
import { end, stay, type Step } from '@/canvas/hand/step'
import { drawingHints } from '@/canvas/text/messages'
import { toScreen } from '@/plan/camera/camera'
import type { Purpose } from '@/canvas/hand/outcome'
import { lengthBetween, straightened } from '@/canvas/shapes/straight'
import type { PointerInput, ToolEvent } from '@/canvas/hand/tool'

/** An outline on its way, corner by corner; a drag instead of a click draws a rectangle. */
interface OutlineDraft extends Snapping {
  readonly purpose: Purpose
  readonly points: readonly Point[]
  /** The corner that the pressed button began at, snapped, and where it was pressed. */
  readonly pressed: { readonly corner: Point; readonly world: Point } | undefined
  /** Arrow keys moved the point since the last corner, so that Enter sets one. */
  readonly keys: boolean
  /** Why the outline could not be used. */
  readonly problem: string | undefined
}

/** Screen pixels around the first corner in which a click closes the outline. */
const CLOSING = { mouse: 10, touch: 22 } as const
/** Screen pixels that a press travels before it draws a rectangle. */
const DRAG = 5

export const drawingRoom = outlining('room')
export const drawingAisle = outlining('aisle')

function outlining(purpose: Purpose): Drawing<OutlineDraft> {
  return drawing<OutlineDraft>({
    name: `drawing-${purpose}`,
    first: {
      ...UNSNAPPED,
      purpose,
      points: [],
      pressed: undefined,
      keys: false,
      problem: undefined,
    },
    step: stepOutline,
    place: ({ at, points }) => ({ at, from: points.at(-1) }),
    Overlay: OutlineOverlay,
    hint: drawingHints[purpose],
  })
}

function stepOutline(draft: OutlineDraft, event: ToolEvent, env: DraftEnv): Step<OutlineDraft> {
  switch (event.kind) {
    case 'down': {
      const now = follow(draft, event, env)
      const corner = now.at ?? event.world
      return stay({ ...now, pressed: { corner, world: event.world } })
    }
    case 'move':
      return stay(follow(draft, event, env))
    case 'up':
      return release(follow(draft, event, env), event, env)
    case 'nudge': {
      const at = draft.at ?? draft.points.at(-1) ?? env.centre()
      const moved = { x: at.x + event.dx, y: at.y + event.dy }
      return stay({ ...draft, at: moved, keys: true, guides: [], problem: undefined })
    }
    case 'confirm':
      return confirm(draft, env)
    case 'erase':
      return stay({ ...draft, points: draft.points.slice(0, -1), problem: undefined })
    case 'cancel':
      return stay({ ...draft, pressed: undefined })
    case 'leave':
      return end()
    default:
      return stay(draft)
  }
}

function follow(draft: OutlineDraft, event: PointerInput, env: DraftEnv): OutlineDraft {
  const { point, guides } = env.snap(event.world, event.ctrl)
  const last = draft.points.at(-1)
  const next = { ...draft, keys: false, problem: undefined }
  if (last === undefined || !event.shift) return { ...next, at: point, guides }
  return { ...next, at: straightened(last, point), guides: [] }
}

function release(draft: OutlineDraft, event: PointerInput, env: DraftEnv): Step<OutlineDraft> {
  const { at, pressed } = draft
  if (pressed === undefined || at === undefined) return stay(draft)
  const released = { ...draft, pressed: undefined }
  const travelled = lengthBetween(pressed.world, event.world) * env.zoom > DRAG
  if (travelled && draft.points.length === 0) {
    return close({ ...released, points: rectangle(pressed.corner, at) }, env)
  }
  const [first] = draft.points
  const reach = (event.touch ? CLOSING.touch : CLOSING.mouse) / env.zoom
  const onFirst = first !== undefined && lengthBetween(first, event.world) <= reach
  if (onFirst && draft.points.length > 2) return close(released, env)
  return stay(withCorner(released, at))
}

/** Handles Enter: sets a corner where arrow keys have moved the point, and closes the outline otherwise. */
function confirm(draft: OutlineDraft, env: DraftEnv): Step<OutlineDraft> {
  const at = draft.at ?? env.centre()
  if (draft.points.length === 0 || draft.keys) return stay(withCorner({ ...draft, at }, at))
  return close(draft, env)
}

/** Adds a corner, unless it coincides with the last one. */
function withCorner(draft: OutlineDraft, corner: Point): OutlineDraft {
  const last = draft.points.at(-1)
  const again = last !== undefined && lengthBetween(last, corner) === 0
  return { ...draft, keys: false, points: again ? draft.points : [...draft.points, corner] }
}

/** Leaves the tool with the edit, or continues and shows why the edit is impossible. */
function close(draft: OutlineDraft, env: DraftEnv): Step<OutlineDraft> {
  const outcome = env.use(draft.points, draft.purpose)
  if ('command' in outcome) return end([{ kind: 'command', command: outcome.command }])
  const { problem } = outcome
  return stay({ ...draft, problem }, [{ kind: 'say', text: problem }])
}

function rectangle(from: Point, to: Point): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
}

function OutlineOverlay({ draft }: DraftProps<OutlineDraft>) {
  const camera = useView((state) => state.camera)
  const { points, at, pressed, problem } = draft
  const corners = points.map((point) => toScreen(camera, point))
  const pointer = at && toScreen(camera, at)
  const last = corners.at(-1)
  const closes = corners.length > 2
  return (
    <g className={problem === undefined ? 'stroke-guide' : 'stroke-danger'} strokeWidth={2}>
      {pressed && at && points.length === 0 ? (
        <Rectangle from={toScreen(camera, pressed.corner)} to={toScreen(camera, at)} />
      ) : (
        <polyline
          points={pathOf(pointer === undefined ? corners : [...corners, pointer])}
          className={closes ? 'fill-guide/10' : 'fill-none'}
          strokeLinejoin="round"
        />
      )}
      {corners.map((corner, index) => (
        <circle
          key={index}
          cx={corner.x}
          cy={corner.y}
          r={index === 0 && closes ? 6 : 3.5}
          className="fill-surface"
          strokeWidth={1.5}
        />
      ))}
      {last && pointer && <SideLength from={points.at(-1) ?? at} to={at} camera={camera} />}
      {pointer && <circle cx={pointer.x} cy={pointer.y} r={3} className="fill-guide" />}
    </g>
  )
}

type RectangleProps = { from: Point; to: Point }

function Rectangle({ from, to }: RectangleProps) {
  return (
    <rect
      x={Math.min(from.x, to.x)}
      y={Math.min(from.y, to.y)}
      width={Math.abs(to.x - from.x)}
      height={Math.abs(to.y - from.y)}
      className="fill-guide/10"
    />
  )
}
