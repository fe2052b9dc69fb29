/* Whether the tracing picture is somewhere between two places. */
import type { Interaction } from '@/features/planner/store/interaction'
import { hasMoved } from '@/features/planner/tools/slide'

export function isSliding(interaction: Interaction): boolean {
  if (interaction.kind !== 'drafting') return false
  return interaction.draft.kind === 'slide' && hasMoved(interaction.draft)
}
