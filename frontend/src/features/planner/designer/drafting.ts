/*
 * The tools that draw over the plan, and their keys. Loaded when something is drawn for the first time; the designer
 * knows this file by the interface `DraftTools`.
 */
import type { Guide, Point } from '@/plan/types'
import type { KeyPress } from '@/features/planner/key-press'
import { arrowOf, nudge } from '@/features/planner/designer/nudge'
import type { Draft } from '@/features/planner/store/drafts'
import type { Designer, DraftTools } from '@/features/planner/designer/designer'
import { errorMessage } from '@/features/planner/designer/editing'
import { announce } from '@/features/planner/messages'
import type { DraftEnv, DraftEvent, Drafting, Outcome } from '@/features/planner/tools/draft'
import { stepCalibrate } from '@/features/planner/tools/calibrate'
import { stepMeasure } from '@/features/planner/tools/measure'
import { stepOutline } from '@/features/planner/tools/outline'
import { stepSlide } from '@/features/planner/tools/slide'
import { stepReshape } from '@/features/planner/tools/reshape'
import { roomCorners, outlineEdit } from '@/features/planner/room/outlines'
import { lengthBetween } from '@/features/planner/tools/straight'
import { setUnderlay } from '@/features/planner/tools/underlay'
import { stay, type Step } from '@/features/planner/tools/tool'
import { formatLength } from '@/features/planner/units'

export function draftTools(designer: Designer): DraftTools {
  const env = draftEnv(designer)
  return {
    step: (state, event) =>
      designer.handHeld || state.pan !== undefined
        ? stepPan(state, event)
        : stepDraft(state, event, env),
    key: (press) => draftKey(designer, press),
  }
}

/** Feeds the tool that draws. */
function stepDraft({ draft }: Drafting, event: DraftEvent, env: DraftEnv): Step {
  switch (draft.kind) {
    case 'measure':
      return stepMeasure(draft, event, env)
    case 'outline':
      return stepOutline(draft, event, env)
    case 'reshape':
      return stepReshape(draft, event, env)
    case 'calibrate':
      return stepCalibrate(draft, event, env)
    case 'slide':
      return stepSlide(draft, event, env)
  }
}

/** Moves the view without leaving the tool, while space or the middle button is held. */
function stepPan(state: Drafting, event: DraftEvent): Step {
  if (event.kind === 'down') return stay({ ...state, pan: event.screen })
  if (event.kind === 'move' && state.pan !== undefined) {
    const { x, y } = event.screen
    const effect = { kind: 'pan', dx: x - state.pan.x, dy: y - state.pan.y } as const
    return { state: { ...state, pan: event.screen }, effects: [effect] }
  }
  const ends = event.kind === 'up' || event.kind === 'cancel'
  return stay(ends ? { ...state, pan: undefined } : state)
}

function draftEnv(designer: Designer): DraftEnv {
  const { plan, view } = designer
  return {
    get zoom() {
      return view.getState().camera.zoom
    },
    get measurements() {
      return plan.state.getState().surroundings.measurements
    },
    get room() {
      return roomCorners(plan.state.getState())
    },
    snap: (point, free) => (free ? { point, guides: [] } : snapped(designer, point)),
    centre: () => designer.camera.centre(),
    write: formatLength,
    newId: () => designer.ports.newId(),
    use: (points, purpose) => outlineEdit(designer, points, purpose),
    get underlay() {
      return plan.state.getState().surroundings.underlay
    },
    calibrated: (from, to, length) => calibration(designer, from, to, length),
  }
}

function calibration(designer: Designer, from: Point, to: Point, length: number): Outcome {
  try {
    const underlay = designer.plan.session().calibratedUnderlay(from, to, length)
    return { command: setUnderlay(underlay, 'Calibrate tracing picture') }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

/** Screen pixels within which objects and the grid attract a point. */
const REACH = 6

/** Objects come first; the grid attracts only what is near a line, so that a line can have any length. */
function snapped(
  designer: Designer,
  point: Point,
): { readonly point: Point; readonly guides: readonly Guide[] } {
  const { canvas } = designer.plan.state.getState()
  const tolerance = REACH / designer.view.getState().camera.zoom
  const session = designer.plan.session()
  const { x, y, guides } = session.snapPoint(point.x, point.y, { grid: false, tolerance })
  const onGrid = (axis: Guide['axis'], value: number): number => {
    const line = Math.round(value / canvas.gridSize) * canvas.gridSize
    const free = canvas.snapToGrid && !guides.some((guide) => guide.axis === axis)
    return free && Math.abs(line - value) <= tolerance ? line : value
  }
  return { point: { x: onGrid('x', x), y: onGrid('y', y) }, guides }
}

/** Keys while something is drawn; true when the key was used. */
function draftKey(designer: Designer, press: KeyPress): boolean {
  switch (press.key) {
    case 'Escape':
      designer.dispatch({ kind: 'leave' })
      designer.announcer.say(announce.cancelled)
      return true
    case 'Enter':
      designer.dispatch({ kind: 'confirm', shift: press.shiftKey })
      return true
    case 'Backspace':
    case 'Delete':
      designer.dispatch({ kind: 'erase' })
      return true
    case 'Tab':
      return walk(designer, press.shiftKey ? -1 : 1)
    default:
      if (arrowOf(press) === undefined) return false
      nudge(designer, press)
      sayPlace(designer)
      return true
  }
}

/** Tab walks the corners of an outline that is changed; elsewhere it leaves the plan. */
function walk(designer: Designer, step: 1 | -1): boolean {
  const interaction = designer.interaction.getState()
  if (interaction.kind !== 'drafting') return false
  if (interaction.draft.kind !== 'reshape') return false
  designer.dispatch({ kind: 'walk', step })
  sayPlace(designer)
  return true
}

/** Announces the point's position and the length of the line to it. */
function sayPlace(designer: Designer): void {
  const interaction = designer.interaction.getState()
  if (interaction.kind !== 'drafting') return
  const { at, from } = placeOf(interaction.draft, roomCorners(designer.plan.state.getState()))
  if (at === undefined) return
  const place = `${formatLength(at.x)}, ${formatLength(at.y)}`
  const length = from === undefined ? '' : `. ${formatLength(lengthBetween(from, at))}`
  designer.announcer.say(`${announce.placingMoved(place)}${length}`)
}

/** What arrow keys move, and where the line to it begins. */
function placeOf(
  draft: Draft,
  room: readonly Point[],
): { readonly at: Point | undefined; readonly from?: Point | undefined } {
  switch (draft.kind) {
    case 'measure':
      return draft
    case 'outline':
      return { at: draft.at, from: draft.points.at(-1) }
    case 'reshape':
      return { at: room[draft.corner] }
    case 'calibrate':
      return { at: draft.to ?? draft.at, from: draft.from }
    case 'slide':
      return { at: draft.at }
  }
}
