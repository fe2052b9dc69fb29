/* Keeps changes of others away from what this person has in hand, and ends a gesture whose object they deleted. */
import type { Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'
import { closeLayer, editedElement } from '@/canvas/store/layer'
import { nameOf } from '@/canvas/text/describe'
import { messages } from '@/canvas/text/messages'
import type { ServerChange } from '@/plan/sync'
import { removes, touched } from '@/plan/sync/touched'

/** Resolves once nothing is in hand that the changes touch; undefined stands for all objects. */
export async function holdHand(
  designer: Env,
  changes: readonly ServerChange[] | undefined,
): Promise<void> {
  const ids = changes && new Set(changes.flatMap(({ commands }) => [...touched(commands).keys()]))
  if (changes !== undefined) letGoOfDeleted(designer, changes)
  const { interaction } = designer
  const isHeld = () =>
    interaction
      .getState()
      .lifted()
      .some((id) => ids === undefined || ids.has(id))
  while (isHeld()) {
    await new Promise<void>((resolve) => {
      const stop = interaction.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}

/** Ends what this person does with an object that others deleted, and says who did. */
function letGoOfDeleted(designer: Env, changes: readonly ServerChange[]): void {
  const { interaction, plan, ports, view } = designer
  const lifted = interaction.getState().lifted()
  const edited = editedElement(view.getState())
  const held = [...lifted, ...(edited === undefined ? [] : [edited]), ...typedInto(designer)]
  for (const id of held) {
    const change = changes.find(({ commands }) => removes(commands, id))
    const element = plan.state.getState().elements.get(id)
    if (change === undefined || element === undefined) continue
    if (lifted.includes(id)) interaction.setState(IDLE, true)
    if (id === edited) closeLayer(view, 'quick-edit')
    ports.failure(messages.deletedInHand(nameOf(element), change.by?.name))
    return
  }
}

/** Returns the objects whose fields have the keyboard. */
function typedInto({ selection }: Env): readonly string[] {
  return document.activeElement instanceof HTMLInputElement ? selection.getState().ids : []
}
