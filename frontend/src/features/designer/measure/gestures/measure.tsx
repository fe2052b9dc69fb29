/* Measuring: press, drag and release leave a line; Enter does the same with a point that the arrow keys move. */
import type { Point } from '@/plan/types'
import { MeasuredLine } from '@/canvas/viewport/overlay/MeasuredLine'
import { useView } from '@/canvas/context'
import { drawing, UNSNAPPED, type DraftProps, type Snapping } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { end, stay, type Step } from '@/canvas/hand/step'
import { toScreen } from '@/plan/camera/camera'
import { addLine } from '@/canvas/shapes/lines'
import { lengthBetween, straightened } from '@/canvas/shapes/straight'
import type { PointerInput, ToolEvent } from '@/canvas/hand/tool'

/** A measurement line on its way: it begins at `from` and follows `at`. */
interface MeasureDraft extends Snapping {
  readonly from: Point | undefined
  /** Where the button went down, before snapping; nothing when Enter set the beginning. */
  readonly pressed: Point | undefined
}

/** Screen pixels that a drag must exceed to leave a line. */
const SHORTEST = 5

/** No line on its way. */
const NO_LINE: MeasureDraft = { ...UNSNAPPED, from: undefined, pressed: undefined }

export const measuring = drawing<MeasureDraft>({
  name: 'measuring',
  first: NO_LINE,
  step: stepMeasure,
  place: (draft) => draft,
  Overlay: MeasureOverlay,
})

function stepMeasure(draft: MeasureDraft, event: ToolEvent, env: DraftEnv): Step<MeasureDraft> {
  switch (event.kind) {
    case 'down': {
      const { point, guides } = env.snap(event.world, event.ctrl)
      return stay({ ...draft, at: point, from: point, pressed: event.world, guides })
    }
    case 'move':
      return stay(follow(draft, event, env))
    case 'up':
      return release(follow(draft, event, env), event, env)
    case 'nudge': {
      const at = draft.at ?? env.centre()
      return stay({ ...draft, at: { x: at.x + event.dx, y: at.y + event.dy }, guides: [] })
    }
    case 'confirm':
      return confirm(draft, env)
    case 'leave':
      return draft.from === undefined ? end() : stay({ ...NO_LINE, at: draft.at })
    case 'cancel':
    case 'erase':
      return stay({ ...NO_LINE, at: draft.at })
    default:
      return stay(draft)
  }
}

function follow(draft: MeasureDraft, event: PointerInput, env: DraftEnv): MeasureDraft {
  const { point, guides } = env.snap(event.world, event.ctrl)
  if (draft.from === undefined || !event.shift) return { ...draft, at: point, guides }
  return { ...draft, at: straightened(draft.from, point), guides: [] }
}

/** A press that hardly travelled leaves nothing; it chooses the line under it. */
function release(draft: MeasureDraft, event: PointerInput, env: DraftEnv): Step<MeasureDraft> {
  const { at, pressed } = draft
  if (pressed === undefined) return stay(draft)
  const idle = { ...NO_LINE, at }
  if (lengthBetween(pressed, event.world) * env.zoom <= SHORTEST) {
    return stay(idle, [{ kind: 'choose-line', at: event.world }])
  }
  return setDown(draft, env)
}

function confirm(draft: MeasureDraft, env: DraftEnv): Step<MeasureDraft> {
  const at = draft.at ?? env.centre()
  if (draft.from === undefined) return stay({ ...draft, at, from: at, pressed: undefined })
  return setDown(draft, env)
}

function setDown({ from, at }: MeasureDraft, env: DraftEnv): Step<MeasureDraft> {
  const idle = { ...NO_LINE, at }
  if (from === undefined || at === undefined || lengthBetween(from, at) === 0) return stay(idle)
  const length = env.write(lengthBetween(from, at))
  const ends = { from, to: at }
  const command = addLine(env.measurements, ends, { id: env.newId(), length })
  return stay(idle, [{ kind: 'command', command }])
}

function MeasureOverlay({ draft: { at, from } }: DraftProps<MeasureDraft>) {
  if (at === undefined) return null
  return from === undefined ? <Cross at={at} /> : <MeasuredLine ends={{ from, to: at }} />
}

type CrossProps = { at: Point }

/** Where the next point would be set. */
function Cross({ at }: CrossProps) {
  const camera = useView((state) => state.camera)
  const { x, y } = toScreen(camera, at)
  return (
    <path
      d={`M${String(x - 7)} ${String(y)}h14M${String(x)} ${String(y - 7)}v14`}
      className="stroke-guide"
      strokeWidth={1.5}
    />
  )
}
