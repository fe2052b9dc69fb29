/*
 * What is being drawn over the plan: measurement lines, outlines, the two ends of a known length. One union, so that the
 * rest of the designer needs to know only that something is drawn; the tools themselves come in a chunk of their own.
 */
import type { Guide, Measurement, Point } from '@/plan/types'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import type { Effect, Step, ToolEvent } from '@/features/planner/tools/tool'

export type Drafting = Extract<Interaction, { kind: 'drafting' }>

/** A measurement line on its way: it begins at `from` and follows `at`. */
export interface MeasureDraft {
  readonly kind: 'measure'
  /** Where the pointer or the arrow keys are, snapped. */
  readonly at: Point | undefined
  readonly from: Point | undefined
  /** Where the button went down, before snapping; nothing when Enter set the beginning. */
  readonly pressed: Point | undefined
  readonly guides: readonly Guide[]
}

export const MEASURING: MeasureDraft = {
  kind: 'measure',
  at: undefined,
  from: undefined,
  pressed: undefined,
  guides: [],
}

export type Draft = MeasureDraft

/** What the tools that draw may be told. A `cancel` ends the press only, as when a second finger comes down. */
export type DraftEvent =
  | ToolEvent
  /** Escape: gives up what was begun, or the tool. */
  | { readonly kind: 'leave' }
  /** Backspace: takes back the latest point. */
  | { readonly kind: 'erase' }

/** What they may ask. */
export interface DraftEnv {
  readonly zoom: number
  readonly measurements: readonly Measurement[]
  /** Brings a point to rest on objects and grid; `free` leaves it where it is. */
  snap(point: Point, free: boolean): { readonly point: Point; readonly guides: readonly Guide[] }
  /** The middle of the view, where the keyboard begins. */
  centre(): Point
  /** Writes a length as people read it. */
  write(length: number): string
  newId(): string
}

export function drafting(draft: Draft): Drafting {
  return { kind: 'drafting', draft }
}

/** Goes on drawing. */
export function goOn(draft: Draft, effects: readonly Effect[] = []): Step {
  return { state: drafting(draft), effects }
}

/** Leaves the tool. */
export function leave(effects: readonly Effect[] = []): Step {
  return { state: IDLE, effects }
}
