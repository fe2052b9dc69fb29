/*
 * What other people and other tabs have changed, taken without getting in anybody's way: never during a gesture, never
 * over edits that are on their way, and never at the price of what can be undone without being asked.
 */
import type { Designer } from '@/features/planner/designer/designer'

/** Answers the plan when it is no longer at this revision. */
export type AskNewer = (
  revision: number,
) => Promise<{ readonly revision: number; readonly plan: unknown } | undefined>

/** `waits`: the plan was changed, and taking it would cost what this person can undo. */
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
  const { canUndo, canRedo } = plan.state.getState()
  if ((canUndo || canRedo) && !agreed) return 'waits'
  plan.replace(designer.module.open(JSON.stringify(newer.plan)))
  sync.state.setState({ revision: newer.revision })
  return 'taken'
}

/** Whether nothing of this person is under way. */
function atRest({ sync, view, interaction, dialogs }: Designer): boolean {
  const { save, pending } = sync.state.getState()
  const { label, card, fileDialog } = view.getState()
  const open = label ?? card ?? fileDialog ?? dialogs.state.getState().asked
  return (
    save === 'saved' &&
    pending === 0 &&
    interaction.getState().kind === 'idle' &&
    open === undefined
  )
}
