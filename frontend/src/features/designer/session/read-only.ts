/* Takes the tools away when a person loses the right to edit while the plan is open. */
import type { Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'
import { makeReadOnly } from '@/canvas/store/screen'

/** Turns the designer into that of a viewer. Gestures in progress are cancelled, and the plan stays as it was drawn. */
export function revokeEditing({ dialogs, interaction, view }: Env): void {
  if (view.getState().surface.kind === 'read') return
  dialogs.state.getState().asked?.answer(false)
  interaction.setState(IDLE, true)
  makeReadOnly(view)
}
