/*
 * Changes the outline of the room: corners are dragged, a handle at the centre of a side becomes a corner, Delete
 * removes one. Keys select the corners and move them. Every change is an edit of its own.
 */
import type { Point } from '@/plan/types'
import {
  continueDraft,
  leaveDraft,
  type DraftEnv,
  type DraftEvent,
} from '@/features/planner/tools/draft'
import type { ReshapeDraft } from '@/features/planner/store/drafts'
import { lengthBetween, straightened } from '@/features/planner/tools/straight'
import type { PointerInput, Step } from '@/features/planner/tools/tool'

/** Screen pixels around a handle. */
const GRAB = { mouse: 9, touch: 22 } as const
const FEWEST = 3

export function stepReshape(draft: ReshapeDraft, event: DraftEvent, env: DraftEnv): Step {
  switch (event.kind) {
    case 'down':
      return continueDraft(grab(draft, event, env))
    case 'move':
      return continueDraft(drag(draft, event, env))
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
      return continueDraft({ ...draft, corner, problem: undefined })
    }
    case 'cancel':
      return continueDraft({ ...draft, moved: undefined, problem: undefined })
    case 'leave':
      return draft.moved === undefined
        ? leaveDraft()
        : continueDraft({ ...draft, moved: undefined, problem: undefined })
    case 'double':
    case 'length':
      return continueDraft(draft)
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

function drop(draft: ReshapeDraft, env: DraftEnv): Step {
  const { moved } = draft
  const released = { ...draft, moved: undefined, guides: [] }
  if (moved === undefined || samePoints(moved, env.room)) return continueDraft(released)
  return change(released, moved, env)
}

function erase(draft: ReshapeDraft, env: DraftEnv): Step {
  if (env.room.length <= FEWEST) return continueDraft(draft)
  const points = removeCorner(env.room, draft.corner)
  return change({ ...draft, corner: Math.min(draft.corner, points.length - 1) }, points, env)
}

/** Makes the edit, or explains why it is impossible and leaves the room as it was. */
function change(draft: ReshapeDraft, points: readonly Point[], env: DraftEnv): Step {
  const outcome = env.use(points, 'room')
  if ('command' in outcome) {
    return continueDraft({ ...draft, problem: undefined }, [
      { kind: 'command', command: outcome.command },
    ])
  }
  const { problem } = outcome
  return continueDraft({ ...draft, problem }, [{ kind: 'say', text: problem }])
}

/** Returns the midpoint of the side that begins at a corner. */
export function midpointAfter(points: readonly Point[], index: number): Point {
  const from = points[index] ?? { x: 0, y: 0 }
  const to = points[(index + 1) % points.length] ?? from
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** Adds a corner at the midpoint of the side that begins at a corner. */
export function addCorner(points: readonly Point[], index: number): readonly Point[] {
  return [...points.slice(0, index + 1), midpointAfter(points, index), ...points.slice(index + 1)]
}

export function removeCorner(points: readonly Point[], index: number): readonly Point[] {
  return points.filter((_, each) => each !== index)
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
