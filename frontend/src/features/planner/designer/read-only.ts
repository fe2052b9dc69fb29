/* Takes the tools away when a person loses the right to edit while the plan is open. */
import type { Designer } from '@/features/planner/designer/designer'
import { IDLE } from '@/features/planner/store/interaction'
import { firstPanel } from '@/features/planner/store/view'

/** Turns the designer into that of a viewer. Gestures in progress are cancelled, and the plan stays as it was drawn. */
export function makeReadOnly({ dialogs, interaction, view }: Designer): void {
  if (view.getState().isReadOnly) return
  dialogs.state.getState().asked?.answer(false)
  interaction.setState(IDLE, true)
  view.setState({
    isReadOnly: true,
    panel: firstPanel(true),
    tool: 'pointer',
    guest: undefined,
    assigning: false,
    seating: false,
    picking: false,
    fileDialog: undefined,
    setup: undefined,
    menu: undefined,
    quickEdit: undefined,
    autoAssign: false,
    card: undefined,
    showNewer: undefined,
  })
}
