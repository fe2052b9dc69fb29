/*
 * Draws an outline, of the room or of an aisle: each click sets a corner, a click on the first one or Enter closes it,
 * Backspace removes the latest corner. A drag instead of the first click draws a rectangle.
 */
import type { Point } from '@/plan/types'
import {
  continueDraft,
  leaveDraft,
  type DraftEnv,
  type DraftEvent,
} from '@/features/planner/tools/draft'
import type { OutlineDraft } from '@/features/planner/store/drafts'
import { lengthBetween, straightened } from '@/features/planner/tools/straight'
import type { PointerInput, Step } from '@/features/planner/tools/tool'

/** Screen pixels around the first corner in which a click closes the outline. */
const CLOSING = { mouse: 10, touch: 22 } as const
/** Screen pixels that a press travels before it draws a rectangle. */
const DRAG = 5

export function stepOutline(draft: OutlineDraft, event: DraftEvent, env: DraftEnv): Step {
  switch (event.kind) {
    case 'down': {
      const now = follow(draft, event, env)
      const corner = now.at ?? event.world
      return continueDraft({ ...now, pressed: { corner, world: event.world } })
    }
    case 'move':
      return continueDraft(follow(draft, event, env))
    case 'up':
      return release(follow(draft, event, env), event, env)
    case 'nudge': {
      const at = draft.at ?? draft.points.at(-1) ?? env.centre()
      const moved = { x: at.x + event.dx, y: at.y + event.dy }
      return continueDraft({ ...draft, at: moved, keys: true, guides: [], problem: undefined })
    }
    case 'confirm':
      return confirm(draft, env)
    case 'erase':
      return continueDraft({ ...draft, points: draft.points.slice(0, -1), problem: undefined })
    case 'cancel':
      return continueDraft({ ...draft, pressed: undefined })
    case 'leave':
      return leaveDraft()
    case 'double':
    case 'walk':
    case 'length':
      return continueDraft(draft)
  }
}

function follow(draft: OutlineDraft, event: PointerInput, env: DraftEnv): OutlineDraft {
  const { point, guides } = env.snap(event.world, event.ctrl)
  const last = draft.points.at(-1)
  const next = { ...draft, keys: false, problem: undefined }
  if (last === undefined || !event.shift) return { ...next, at: point, guides }
  return { ...next, at: straightened(last, point), guides: [] }
}

function release(draft: OutlineDraft, event: PointerInput, env: DraftEnv): Step {
  const { at, pressed } = draft
  if (pressed === undefined || at === undefined) return continueDraft(draft)
  const released = { ...draft, pressed: undefined }
  const travelled = lengthBetween(pressed.world, event.world) * env.zoom > DRAG
  if (travelled && draft.points.length === 0) {
    return close({ ...released, points: rectangle(pressed.corner, at) }, env)
  }
  const [first] = draft.points
  const reach = (event.touch ? CLOSING.touch : CLOSING.mouse) / env.zoom
  const onFirst = first !== undefined && lengthBetween(first, event.world) <= reach
  if (onFirst && draft.points.length > 2) return close(released, env)
  return continueDraft(withCorner(released, at))
}

/** Handles Enter: sets a corner where arrow keys have moved the point, and closes the outline otherwise. */
function confirm(draft: OutlineDraft, env: DraftEnv): Step {
  const at = draft.at ?? env.centre()
  if (draft.points.length === 0 || draft.keys)
    return continueDraft(withCorner({ ...draft, at }, at))
  return close(draft, env)
}

/** Adds a corner, unless it coincides with the last one. */
function withCorner(draft: OutlineDraft, corner: Point): OutlineDraft {
  const last = draft.points.at(-1)
  const again = last !== undefined && lengthBetween(last, corner) === 0
  return { ...draft, keys: false, points: again ? draft.points : [...draft.points, corner] }
}

/** Leaves the tool with the edit, or continues and shows why the edit is impossible. */
function close(draft: OutlineDraft, env: DraftEnv): Step {
  const outcome = env.use(draft.points, draft.purpose)
  if ('command' in outcome) return leaveDraft([{ kind: 'command', command: outcome.command }])
  const { problem } = outcome
  return continueDraft({ ...draft, problem }, [{ kind: 'say', text: problem }])
}

function rectangle(from: Point, to: Point): Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }]
}
