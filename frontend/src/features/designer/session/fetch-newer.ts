/*
 * Takes over changes of other people and tabs without disturbing anyone: never during a gesture, never over edits that
 * are being sent, and never at the cost of undo steps without asking.
 */
import { IDLE } from '@/canvas/hand/gesture'
import type { Env } from '@/canvas/env'
import { holdsInput } from '@/canvas/store/layer'

/** Resolves to the plan, or to undefined when it is still at this revision. */
export type NewerRequest = (
  revision: number,
) => Promise<{ readonly revision: number; readonly plan: unknown } | undefined>

/**
 * `busy`: this person has something in progress. `waits`: their undo steps touch what was changed, and would be lost by
 * taking it.
 */
type Outcome = 'same' | 'busy' | 'taken' | 'waits'

/** Takes the plan as it is on the server now; discards undo steps only when the person has agreed. */
export async function fetchNewer(
  designer: Env,
  ask: NewerRequest,
  agreed = false,
): Promise<Outcome> {
  const { plan, sync } = designer
  if (!atRest(designer)) return 'busy'
  const { revision } = sync.state.getState()
  const newer = await ask(revision)
  if (newer === undefined || newer.revision <= revision) return 'same'
  if (sync.state.getState().revision !== revision || !atRest(designer)) return 'busy'
  const next = designer.module.open(JSON.stringify(newer.plan))
  if (next.keepSteps(plan.session(), true) > 0 && !agreed) {
    next.free()
    return 'waits'
  }
  plan.replace(next)
  sync.state.setState({ revision: newer.revision })
  return 'taken'
}

/** Returns whether this person has nothing in progress. */
export function atRest({ sync, view, interaction, dialogs }: Env): boolean {
  const { save, pending } = sync.state.getState()
  return (
    save === 'saved' &&
    pending === 0 &&
    interaction.getState() === IDLE &&
    !holdsInput(view.getState()) &&
    dialogs.state.getState().asked === undefined
  )
}
