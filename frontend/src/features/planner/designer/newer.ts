/*
 * What other people and other tabs have changed, taken without getting in anybody's way: never during a gesture, never
 * over edits that are on their way, and never at the price of what can be undone without being asked.
 */
import type { Designer } from '@/features/planner/designer/designer'

/** Answers the plan when it is no longer at this revision. */
export type AskNewer = (
  revision: number,
) => Promise<{ readonly revision: number; readonly plan: unknown } | undefined>

/** `waits`: what this person can undo touches what was changed, and would end when it is taken. */
export type Outcome = 'same' | 'taken' | 'waits'

/** Takes the plan as it is on the server by now; over steps that can be undone only when the person has agreed. */
export async function lookForNewer(
  designer: Designer,
  ask: AskNewer,
  agreed = false,
): Promise<Outcome> {
  const { plan, sync } = designer
  if (!atRest(designer)) return 'same'
  const { revision } = sync.state.getState()
  const newer = await ask(revision)
  const asked = sync.state.getState().revision === revision && atRest(designer)
  if (newer === undefined || newer.revision <= revision || !asked) return 'same'
  const next = designer.module.open(JSON.stringify(newer.plan))
  if (next.keepSteps(plan.session(), true) > 0 && !agreed) {
    next.free()
    return 'waits'
  }
  plan.replace(next)
  sync.state.setState({ revision: newer.revision })
  return 'taken'
}

/** Whether nothing of this person is under way. */
function atRest({ sync, view, interaction, dialogs }: Designer): boolean {
  const { save, pending } = sync.state.getState()
  const { quickEdit, card, fileDialog } = view.getState()
  const open = quickEdit ?? card ?? fileDialog ?? dialogs.state.getState().asked
  return (
    save === 'saved' &&
    pending === 0 &&
    interaction.getState().kind === 'idle' &&
    open === undefined
  )
}
