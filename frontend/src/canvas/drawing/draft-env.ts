/* What drawings may ask, answered by the open plan and the present view. */
import type { Guide, Measurement, Point, Underlay } from '@/plan/types'
import type { Env } from '@/canvas/env'
import { errorMessage } from '@/canvas/document/editing'
import { outlineEdit, roomCorners } from '@/canvas/edits/outlines'
import { setUnderlay } from '@/canvas/shapes/underlay'
import type { Outcome, Purpose } from '@/canvas/hand/outcome'
import { formatLength } from '@/canvas/text/units'

export interface DraftEnv {
  readonly zoom: number
  readonly measurements: readonly Measurement[]
  /** The current corners of the room. */
  readonly room: readonly Point[]
  /** Snaps a point to objects and grid; `free` leaves it where it is. */
  snap(point: Point, free: boolean): SnappedPoint
  /** Returns the centre of the view, where the keyboard begins. */
  centre(): Point
  /** Formats a length in the chosen unit. */
  write(length: number): string
  newId(): string
  /** Returns the edit that makes an outline the room's, or adds it to the aisles. */
  use(points: readonly Point[], purpose: Purpose): Outcome
  /** The tracing picture in the plan. */
  readonly underlay: Underlay | undefined
  /** Returns the edit that scales the picture so that a line gets its true length, or why it is impossible. */
  calibrated(from: Point, to: Point, length: number): Outcome
}

interface SnappedPoint {
  readonly point: Point
  readonly guides: readonly Guide[]
}

export function draftEnv(designer: Env): DraftEnv {
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

function calibration(designer: Env, from: Point, to: Point, length: number): Outcome {
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
function snapped(designer: Env, point: Point): SnappedPoint {
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
