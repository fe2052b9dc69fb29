/* Measuring: press, drag and release leave a line; Enter does the same with a point that the arrow keys move. */
import {
  continueDraft,
  leaveDraft,
  type DraftEnv,
  type DraftEvent,
} from '@/features/planner/tools/draft'
import { MEASURING, type MeasureDraft } from '@/features/planner/store/drafts'
import { addLine } from '@/features/planner/tools/lines'
import { lengthBetween, straightened } from '@/features/planner/tools/straight'
import type { PointerInput, Step } from '@/features/planner/tools/tool'

/** Screen pixels that a drag must exceed to leave a line. */
const SHORTEST = 5

export function stepMeasure(draft: MeasureDraft, event: DraftEvent, env: DraftEnv): Step {
  switch (event.kind) {
    case 'down': {
      const { point, guides } = env.snap(event.world, event.ctrl)
      return continueDraft({ ...draft, at: point, from: point, pressed: event.world, guides })
    }
    case 'move':
      return continueDraft(follow(draft, event, env))
    case 'up':
      return release(follow(draft, event, env), event, env)
    case 'nudge': {
      const at = draft.at ?? env.centre()
      return continueDraft({ ...draft, at: { x: at.x + event.dx, y: at.y + event.dy }, guides: [] })
    }
    case 'confirm':
      return confirm(draft, env)
    case 'leave':
      return draft.from === undefined ? leaveDraft() : continueDraft({ ...MEASURING, at: draft.at })
    case 'cancel':
    case 'erase':
      return continueDraft({ ...MEASURING, at: draft.at })
    case 'double':
    case 'walk':
    case 'length':
      return continueDraft(draft)
  }
}

function follow(draft: MeasureDraft, event: PointerInput, env: DraftEnv): MeasureDraft {
  const { point, guides } = env.snap(event.world, event.ctrl)
  if (draft.from === undefined || !event.shift) return { ...draft, at: point, guides }
  return { ...draft, at: straightened(draft.from, point), guides: [] }
}

/** A press that hardly travelled leaves nothing; it chooses the line under it. */
function release(draft: MeasureDraft, event: PointerInput, env: DraftEnv): Step {
  const { at, pressed } = draft
  if (pressed === undefined) return continueDraft(draft)
  const idle = { ...MEASURING, at }
  if (lengthBetween(pressed, event.world) * env.zoom <= SHORTEST) {
    return continueDraft(idle, [{ kind: 'choose-line', at: event.world }])
  }
  return setDown(draft, env)
}

function confirm(draft: MeasureDraft, env: DraftEnv): Step {
  const at = draft.at ?? env.centre()
  if (draft.from === undefined) return continueDraft({ ...draft, at, from: at, pressed: undefined })
  return setDown(draft, env)
}

function setDown({ from, at }: MeasureDraft, env: DraftEnv): Step {
  const idle = { ...MEASURING, at }
  if (from === undefined || at === undefined || lengthBetween(from, at) === 0)
    return continueDraft(idle)
  const length = env.write(lengthBetween(from, at))
  const ends = { from, to: at }
  const command = addLine(env.measurements, ends, { id: env.newId(), length })
  return continueDraft(idle, [{ kind: 'command', command }])
}
