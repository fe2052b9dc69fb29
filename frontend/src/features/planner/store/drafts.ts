/*
 * What is being drawn over the plan: measurement lines, outlines, and what the tracing picture is held by. One union, so
 * that the rest of the designer needs to know only that something is drawn.
 */
import type { Guide, Point } from '@/plan/types'

interface Snapping {
  /** Where the pointer or the arrow keys are, snapped. */
  readonly at: Point | undefined
  readonly guides: readonly Guide[]
}

/** A measurement line on its way: it begins at `from` and follows `at`. */
export interface MeasureDraft extends Snapping {
  readonly kind: 'measure'
  readonly from: Point | undefined
  /** Where the button went down, before snapping; nothing when Enter set the beginning. */
  readonly pressed: Point | undefined
}

/** What an outline is drawn for. */
export type Purpose = 'room' | 'aisle'

/** An outline on its way, corner by corner; a drag instead of a click draws a rectangle. */
export interface OutlineDraft extends Snapping {
  readonly kind: 'outline'
  readonly purpose: Purpose
  readonly points: readonly Point[]
  /** The corner that the pressed button began at, snapped, and where it was pressed. */
  readonly pressed: { readonly corner: Point; readonly world: Point } | undefined
  /** Arrow keys moved the point since the last corner, so that Enter sets one. */
  readonly keys: boolean
  /** Why the outline could not be used. */
  readonly problem: string | undefined
}

/** The corners of an outline that is there; each change is an edit at once. */
export interface ReshapeDraft extends Snapping {
  readonly kind: 'reshape'
  /** The corner that keys act on. */
  readonly corner: number
  /** The outline as the hand has it while a corner is dragged. */
  readonly moved: readonly Point[] | undefined
  readonly problem: string | undefined
}

/** Which end of a line. */
export type End = 'from' | 'to'

/** A line over the tracing picture whose true length is known; it brings the picture to scale. */
export interface CalibrateDraft extends Snapping {
  readonly kind: 'calibrate'
  readonly from: Point | undefined
  readonly to: Point | undefined
  /** Where the button went down. */
  readonly pressed: Point | undefined
  /** The end that the hand moves once both are set. */
  readonly held: End | undefined
  readonly problem: string | undefined
}

/** The tracing picture on its way to another place. */
export interface SlideDraft extends Snapping {
  readonly kind: 'slide'
  /** Where the hand took it. */
  readonly grabbed: Point | undefined
  /** How far it has come. */
  readonly by: Point
}

export type Draft = MeasureDraft | OutlineDraft | ReshapeDraft | CalibrateDraft | SlideDraft

const NOWHERE: Snapping = { at: undefined, guides: [] }

export const MEASURING: MeasureDraft = {
  kind: 'measure',
  ...NOWHERE,
  from: undefined,
  pressed: undefined,
}

export const RESHAPING: ReshapeDraft = {
  kind: 'reshape',
  ...NOWHERE,
  corner: 0,
  moved: undefined,
  problem: undefined,
}

export const CALIBRATING: CalibrateDraft = {
  kind: 'calibrate',
  ...NOWHERE,
  from: undefined,
  to: undefined,
  pressed: undefined,
  held: undefined,
  problem: undefined,
}

export const SLIDING: SlideDraft = {
  kind: 'slide',
  ...NOWHERE,
  grabbed: undefined,
  by: { x: 0, y: 0 },
}

export function outlining(purpose: Purpose): OutlineDraft {
  return {
    kind: 'outline',
    purpose,
    ...NOWHERE,
    points: [],
    pressed: undefined,
    keys: false,
    problem: undefined,
  }
}
