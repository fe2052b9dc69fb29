/*
 * What others change, beside what this person does: it waits for what is in hand, ends a gesture whose object they deleted,
 * and tells who replaced whose edit. Loaded when others edit.
 */
import type { Env } from '@/canvas/env'
import { IDLE } from '@/canvas/hand/gesture'
import { closeLayer, editedElement } from '@/canvas/store/layer'
import { nameOf } from '@/canvas/text/describe'
import { mergeMessages } from '@/canvas/text/merge-messages'
import { PerDesignerState } from '@/canvas/per-designer-state'
import type { PendingEdit } from '@/plan/sync/command-queue'
import { besideOwnEdits, type MergedChange } from '@/plan/sync/merged-changes'
import type { ElementView } from '@/plan/types'
import type { Merge, ServerChange } from '@/plan/sync'
import { removes, ROOM, touched } from '@/plan/sync/touched'

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
    ports.failure(mergeMessages.deletedInHand(nameOf(element), change.by?.name))
    return
  }
}

/** Returns the objects whose fields have the keyboard. */
function typedInto({ selection }: Env): readonly string[] {
  return document.activeElement instanceof HTMLInputElement ? selection.getState().ids : []
}

type Elements = ReadonlyMap<string, ElementView>

/** A property that this person and another one changed about the same time. */
interface Meeting {
  readonly by: string
  readonly object: string
  readonly property: string
  /** The edit of this person that replaced the other one's; undefined when theirs was replaced. */
  readonly mine: PendingEdit | undefined
}

/** Milliseconds without a notice after which the next one is shown. */
const BURST = 5000
const bursts = new PerDesignerState<() => void>()

/** Shows at most one notice per burst. */
export function tellMerged(designer: Env, merge: Merge): void {
  const { userId } = designer.editingSession.getState()
  const others = besideOwnEdits(merge).filter(({ by }) => by !== undefined && by.id !== userId)
  const meeting = others.flatMap((change) => meetings(change, merge.before)).at(-1)
  if (meeting === undefined) return
  const cancel = bursts.get(designer)
  cancel?.()
  bursts.set(
    designer,
    designer.ports.after(BURST, () => {
      bursts.delete(designer)
    }),
  )
  if (cancel === undefined) tell(designer, meeting)
}

function tell(designer: Env, { by, object, property, mine }: Meeting): void {
  const notice =
    mine === undefined
      ? mergeMessages.replacedByOther(by, property, object)
      : mergeMessages.replacedOther(by, property, object)
  const next = designer.history.next('undo')
  const isUndoable = mine !== undefined && next?.kind === 'plan' && next.id === mine.step
  const undo = {
    label: 'Undo',
    run: () => {
      designer.editing.undo()
    },
  }
  designer.ports.success({ ...notice, ...(isUndoable && { action: undo }) })
}

function meetings({ by, commands, earlier, later }: MergedChange, before: Elements): Meeting[] {
  const theirs = touched(commands)
  const who = by?.name.split(' ')[0] ?? ''
  const found: Meeting[] = []
  for (const edit of [...earlier, ...later]) {
    const mine = later.includes(edit) ? edit : undefined
    for (const [id, properties] of touched([edit.command])) {
      const element = before.get(id)
      if (element === undefined && id !== ROOM) continue
      const object = element === undefined ? 'the room' : nameOf(element)
      const isDeleted = mine === undefined && removes(commands, id)
      const both = isDeleted ? 'object' : [...properties].find((each) => theirs.get(id)?.has(each))
      if (both === undefined || (both === 'object' && !isDeleted)) continue
      found.push({ by: who, object, property: both, mine })
    }
  }
  return found
}
