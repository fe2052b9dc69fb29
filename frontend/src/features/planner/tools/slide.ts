/* Moves the tracing picture: by a drag, or by arrow keys until Enter sets it down. */
import type { Point } from '@/plan/types'
import {
  continueDraft,
  leaveDraft,
  type DraftEnv,
  type DraftEvent,
} from '@/features/planner/tools/draft'
import { SLIDING, type SlideDraft } from '@/features/planner/store/drafts'
import type { PointerInput, Step } from '@/features/planner/tools/tool'
import { setUnderlay, translateUnderlay } from '@/features/planner/tools/underlay'

export function stepSlide(draft: SlideDraft, event: DraftEvent, env: DraftEnv): Step {
  switch (event.kind) {
    case 'down':
      return continueDraft({ ...draft, grabbed: event.world })
    case 'move':
      return continueDraft(follow(draft, event))
    case 'up':
      return draft.grabbed === undefined ? continueDraft(draft) : setDown(follow(draft, event), env)
    case 'nudge':
      return continueDraft(nudged(draft, { x: event.dx, y: event.dy }, env))
    case 'confirm':
      return hasMoved(draft) ? setDown(draft, env) : leaveDraft()
    case 'erase':
    case 'cancel':
      return continueDraft(SLIDING)
    case 'leave':
      return leaveDraft()
    case 'double':
    case 'walk':
    case 'length':
      return continueDraft(draft)
  }
}

/** Returns whether the picture has moved from its position in the plan. */
export function hasMoved({ by }: SlideDraft): boolean {
  return by.x !== 0 || by.y !== 0
}

/** Moves the picture with the pointer; Shift keeps it on one axis. */
function follow(draft: SlideDraft, { world, shift }: PointerInput): SlideDraft {
  const { grabbed } = draft
  if (grabbed === undefined) return draft
  const by = { x: world.x - grabbed.x, y: world.y - grabbed.y }
  if (!shift) return { ...draft, by }
  return { ...draft, by: Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y } }
}

/** Moves the picture by arrow keys; its corner `at` is announced. */
function nudged(draft: SlideDraft, step: Point, env: DraftEnv): SlideDraft {
  const by = { x: draft.by.x + step.x, y: draft.by.y + step.y }
  const { underlay } = env
  return { ...draft, by, at: underlay && { x: underlay.x + by.x, y: underlay.y + by.y } }
}

function setDown(draft: SlideDraft, env: DraftEnv): Step {
  const { underlay } = env
  if (underlay === undefined || !hasMoved(draft)) return continueDraft(SLIDING)
  const command = setUnderlay(translateUnderlay(underlay, draft.by), 'Move tracing picture')
  return continueDraft(SLIDING, [{ kind: 'command', command }])
}
