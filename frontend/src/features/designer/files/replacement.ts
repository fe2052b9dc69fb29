/* Another document in the place of this one: what it would be, what it would cost, and doing it. */
import type { Command, Note, PlanSummary } from '@/plan/types'
import type { SeatedGuest } from '@/plan/sync'
import type { Env } from '@/canvas/env'
import { errorMessage } from '@/canvas/document/editing'
import { guestsLosingSeats } from '@/canvas/edits/guests-losing-seats'
import { clearSelection } from '@/canvas/store/selection'

/** A document that was read and could take the place of the plan. */
export interface Replacement {
  /** The name of its file or snapshot. */
  readonly name: string
  readonly json: string
  readonly command: Command
  readonly before: PlanSummary
  readonly after: PlanSummary
  /** What had to be repaired in it. */
  readonly notes: readonly Note[]
  /** Those who would lose their seats. */
  readonly guests: readonly SeatedGuest[]
}

/** Reads a document; answers the plan's own words when it cannot be opened. */
export function readReplacement(
  designer: Env,
  name: string,
  json: string,
): Replacement | { readonly problem: string } {
  try {
    const session = designer.plan.session()
    const { command, summary, notes } = session.replaceCommand(json)
    return {
      ...{ name, json, command, notes },
      before: session.summary(),
      after: summary,
      guests: guestsLosingSeats(designer, command),
    }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

/** Puts it in the place of the plan, in one step that undo takes back. */
export function replacePlan(designer: Env, replacement: Replacement): boolean {
  const { command, guests } = replacement
  if (!designer.editing.runUnseating(command, guests)) return false
  clearSelection(designer.selection)
  designer.camera.autoFit()
  return true
}
