/* Where drawing shows over the plan: fetched when something is drawn or a measurement line or an aisle is chosen. */
import { loadable } from '@/ui/loadable'
import { useInteraction, useView } from '@/features/planner/designer/context'

const { Part: Drafts } = loadable(
  async () => (await import('@/features/planner/canvas/overlay/Drafts')).Drafts,
)

export function DraftLayer() {
  const drawing = useInteraction((state) => state.kind === 'drafting')
  const chosen = useView((state) => state.chosen.kind !== 'none')
  return drawing || chosen ? <Drafts /> : null
}
