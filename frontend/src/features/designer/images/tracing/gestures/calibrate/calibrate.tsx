/*
 * Calibrates the tracing picture: two clicks or a drag set the ends of a line whose true length is known, and the
 * length gives the scale. Enter sets an end moved by arrow keys. Nothing snaps, because only the picture counts.
 */
import type { Point } from '@/plan/types'
import { useView } from '@/canvas/context'
import { CalibrateBar } from '@/features/designer/images/tracing/gestures/calibrate/CalibrateBar'
import type {
  CalibrateDraft,
  LineEnd,
} from '@/features/designer/images/tracing/gestures/calibrate/draft'
import {
  BrightLine,
  CrossHair,
  EndMark,
} from '@/features/designer/images/tracing/gestures/calibrate/marks'
import { drawing, UNSNAPPED, type DraftProps } from '@/canvas/drawing/drawing'
import type { DraftEnv } from '@/canvas/drawing/draft-env'
import { end, stay, type Step } from '@/canvas/hand/step'
import { announce } from '@/canvas/text/messages'
import { toScreen } from '@/plan/camera/camera'
import { lengthBetween, straightened } from '@/canvas/shapes/straight'
import type { PointerInput, ToolEvent } from '@/canvas/hand/tool'

/** Screen pixels that a press travels before it draws the whole line, and the least distance of its ends. */
const DRAG = 5
/** Screen pixels around an end in which a press grabs it. */
const REACH = { mouse: 10, touch: 22 } as const

export const calibrating = drawing<CalibrateDraft>({
  name: 'calibrating',
  first: {
    ...UNSNAPPED,
    from: undefined,
    to: undefined,
    pressed: undefined,
    held: undefined,
    problem: undefined,
  },
  step: stepCalibrate,
  place: ({ at, from, to }) => ({ at: to ?? at, from }),
  Overlay: CalibrateOverlay,
  Bar: CalibrateBar,
  picture: () => 'held',
})

function stepCalibrate(
  draft: CalibrateDraft,
  event: ToolEvent,
  env: DraftEnv,
): Step<CalibrateDraft> {
  switch (event.kind) {
    case 'down':
      return stay(press(draft, event, env))
    case 'move':
      return stay(follow(draft, event))
    case 'up':
      return release(follow(draft, event), event, env)
    case 'nudge':
      return stay(nudged(draft, { x: event.dx, y: event.dy }, env))
    case 'confirm':
      return confirm(draft, env)
    case 'erase':
      return stay({ ...draft, ...NO_HAND, ...withoutLatest(draft) })
    case 'cancel':
      return stay({ ...draft, ...NO_HAND })
    case 'length':
      return apply(draft, event.length, env)
    case 'leave':
      return end()
    default:
      return stay(draft)
  }
}

const NO_HAND = { pressed: undefined, held: undefined, problem: undefined } as const

/** Returns the line drawn so far: from the first end, or from the press, to the pointer. */
function drawnLine(
  { from, to, at, pressed }: CalibrateDraft,
  zoom: number,
): { readonly from: Point; readonly to: Point } | undefined {
  const begin = from ?? pressed
  const end = to ?? at
  if (begin === undefined || end === undefined) return undefined
  const begun = from !== undefined || lengthBetween(begin, end) * zoom > DRAG
  return begun ? { from: begin, to: end } : undefined
}

function press(draft: CalibrateDraft, event: PointerInput, env: DraftEnv): CalibrateDraft {
  const { world, touch } = event
  const held = endUnder(draft, world, (touch ? REACH.touch : REACH.mouse) / env.zoom)
  return { ...follow({ ...draft, held: undefined }, event), pressed: world, held }
}

/** Returns the end that a press grabs, once both are set. */
function endUnder({ from, to }: CalibrateDraft, world: Point, reach: number): LineEnd | undefined {
  if (from === undefined || to === undefined) return undefined
  const [toFrom, toTo] = [lengthBetween(from, world), lengthBetween(to, world)]
  if (Math.min(toFrom, toTo) > reach) return undefined
  return toFrom < toTo ? 'from' : 'to'
}

/** Moves the end to the pointer; Shift keeps the line straight. */
function follow(draft: CalibrateDraft, { world, shift }: PointerInput): CalibrateDraft {
  const { from, to, pressed, held } = draft
  const other = held === 'from' ? to : (from ?? pressed)
  const at = shift && other !== undefined ? straightened(other, world) : world
  if (held !== undefined) return { ...draft, [held]: at, problem: undefined }
  return { ...draft, at }
}

function release(draft: CalibrateDraft, event: PointerInput, env: DraftEnv): Step<CalibrateDraft> {
  const { from, to, at, pressed } = draft
  const released = { ...draft, pressed: undefined, held: undefined }
  if (pressed === undefined || at === undefined || to !== undefined) return stay(released)
  if (from !== undefined) return setSecond(released, from, at, env)
  const travelled = lengthBetween(pressed, event.world) * env.zoom > DRAG
  return travelled ? setSecond(released, pressed, at, env) : setFirst(released, at)
}

function confirm(draft: CalibrateDraft, env: DraftEnv): Step<CalibrateDraft> {
  const { from, to } = draft
  if (to !== undefined) return stay(draft)
  const at = draft.at ?? env.centre()
  return from === undefined ? setFirst(draft, at) : setSecond(draft, from, at, env)
}

function setFirst(draft: CalibrateDraft, from: Point): Step<CalibrateDraft> {
  return stay({ ...draft, at: from, from }, [{ kind: 'say', text: announce.firstEnd }])
}

/** Sets the second end, unless it is too close to the first. */
function setSecond(
  draft: CalibrateDraft,
  from: Point,
  to: Point,
  env: DraftEnv,
): Step<CalibrateDraft> {
  if (lengthBetween(from, to) * env.zoom <= DRAG) return stay(draft)
  const text = announce.bothEnds(env.write(lengthBetween(from, to)))
  return stay({ ...draft, from, to }, [{ kind: 'say', text }])
}

/** Moves the next end by arrow keys, or the second one once both are set. */
function nudged(draft: CalibrateDraft, by: Point, env: DraftEnv): CalibrateDraft {
  const moved = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y })
  if (draft.to !== undefined) return { ...draft, to: moved(draft.to), problem: undefined }
  return { ...draft, at: moved(draft.at ?? env.centre()) }
}

function withoutLatest({ from, to }: CalibrateDraft): Pick<CalibrateDraft, 'from' | 'to'> {
  return { from: to === undefined ? undefined : from, to: undefined }
}

/** Leaves the tool with the edit, or continues and shows why the edit is impossible. */
function apply(draft: CalibrateDraft, length: number, env: DraftEnv): Step<CalibrateDraft> {
  const { from, to } = draft
  if (from === undefined || to === undefined) return stay(draft)
  const outcome = env.calibrated(from, to, length)
  if ('command' in outcome) return end([{ kind: 'command', command: outcome.command }])
  const { problem } = outcome
  return stay({ ...draft, problem }, [{ kind: 'say', text: problem }])
}

function CalibrateOverlay({ draft }: DraftProps<CalibrateDraft>) {
  const camera = useView((state) => state.camera)
  const { from, to, at, held } = draft
  const line = drawnLine(draft, camera.zoom)
  const [a, b] = [line?.from, line?.to].map((point) => point && toScreen(camera, point))
  return (
    <g className={draft.problem === undefined ? 'stroke-guide' : 'stroke-danger'}>
      {a && b && <BrightLine from={a} to={b} />}
      {from && <EndMark at={toScreen(camera, from)} held={held === 'from'} />}
      {to && <EndMark at={toScreen(camera, to)} held={held === 'to'} />}
      {at && to === undefined && <CrossHair at={toScreen(camera, at)} />}
    </g>
  )
}
