/* Events, environment and steps of the tools that draw. These tools are loaded in a chunk of their own. */
import type { Command, Guide, Measurement, Point, Underlay } from '@/plan/types'
import type { Draft, Purpose } from '@/features/planner/store/drafts'
import { IDLE, type Interaction } from '@/features/planner/store/interaction'
import type { Effect, Step, ToolEvent } from '@/features/planner/tools/tool'

export type Drafting = Extract<Interaction, { kind: 'drafting' }>

/** Events of the tools that draw. A `cancel` ends the press only, as when a second finger comes down. */
export type DraftEvent =
  | ToolEvent
  /** Escape: discards the drawing, or leaves the tool. */
  | { readonly kind: 'leave' }
  /** Backspace or Delete: removes the latest point, or the corner that keys act on. */
  | { readonly kind: 'erase' }
  /** Tab: the next corner, or the one before. */
  | { readonly kind: 'walk'; readonly step: 1 | -1 }
  /** The true length of the drawn line, in plan units. */
  | { readonly kind: 'length'; readonly length: number }

/** An edit, or the reason why it is impossible. */
export type Outcome = { readonly command: Command } | { readonly problem: string }

/** What the tools may ask. */
export interface DraftEnv {
  readonly zoom: number
  readonly measurements: readonly Measurement[]
  /** The current corners of the room. */
  readonly room: readonly Point[]
  /** Snaps a point to objects and grid; `free` leaves it where it is. */
  snap(point: Point, free: boolean): { readonly point: Point; readonly guides: readonly Guide[] }
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

function drafting(draft: Draft): Drafting {
  return { kind: 'drafting', draft }
}

/** Continues drawing. */
export function continueDraft(draft: Draft, effects: readonly Effect[] = []): Step {
  return { state: drafting(draft), effects }
}

/** Leaves the tool. */
export function leaveDraft(effects: readonly Effect[] = []): Step {
  return { state: IDLE, effects }
}
