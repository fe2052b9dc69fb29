/* What the tools that draw are told, what they may ask, and how they go on. They come in a chunk of their own. */
import type { Command, Guide, Measurement, Point, Underlay } from '@/plan/types'
import type { Draft, Purpose } from '@/features/planner/store/drafts'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import type { Effect, Step, ToolEvent } from '@/features/planner/tools/tool'

export type Drafting = Extract<Interaction, { kind: 'drafting' }>

/** What the tools that draw may be told. A `cancel` ends the press only, as when a second finger comes down. */
export type DraftEvent =
  | ToolEvent
  /** Escape: gives up what was begun, or the tool. */
  | { readonly kind: 'leave' }
  /** Backspace or Delete: takes back the latest point, or the corner that keys act on. */
  | { readonly kind: 'erase' }
  /** Tab: the next corner, or the one before. */
  | { readonly kind: 'walk'; readonly step: 1 | -1 }
  /** How long the drawn line truly is, in plan units. */
  | { readonly kind: 'length'; readonly length: number }

/** An edit, or the reason why it cannot be. */
export type Outcome = { readonly command: Command } | { readonly problem: string }

/** What they may ask. */
export interface DraftEnv {
  readonly zoom: number
  readonly measurements: readonly Measurement[]
  /** The corners of the room as it is. */
  readonly room: readonly Point[]
  /** Brings a point to rest on objects and grid; `free` leaves it where it is. */
  snap(point: Point, free: boolean): { readonly point: Point; readonly guides: readonly Guide[] }
  /** The middle of the view, where the keyboard begins. */
  centre(): Point
  /** Writes a length as people read it. */
  write(length: number): string
  newId(): string
  /** What makes an outline the room's, or adds it to the aisles. */
  use(points: readonly Point[], purpose: Purpose): Outcome
  /** The tracing picture as it is. */
  readonly underlay: Underlay | undefined
  /** The picture enlarged or reduced so that a line has its true length, or the reason why it cannot be. */
  calibrated(from: Point, to: Point, length: number): Outcome
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
