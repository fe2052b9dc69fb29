/* The line that is being calibrated. */
import type { Point } from '@/plan/types'
import type { Snapping } from '@/canvas/drawing/drawing'

/** Which end of a line. */
export type LineEnd = 'from' | 'to'

/** A line over the tracing picture whose true length is known; it brings the picture to scale. */
export interface CalibrateDraft extends Snapping {
  readonly from: Point | undefined
  readonly to: Point | undefined
  /** Where the button went down. */
  readonly pressed: Point | undefined
  /** The end that the hand moves once both are set. */
  readonly held: LineEnd | undefined
  readonly problem: string | undefined
}
