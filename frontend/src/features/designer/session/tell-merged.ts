/* Tells a person which of their latest edits others replaced, and which edits of others theirs replaced. */
import type { Env } from '@/canvas/env'
import { PerDesignerState } from '@/canvas/per-designer-state'
import { nameOf } from '@/canvas/text/describe'
import { messages } from '@/canvas/text/messages'
import type { Merge } from '@/plan/sync'
import type { PendingEdit } from '@/plan/sync/command-queue'
import { besideOwnEdits, type MergedChange } from '@/plan/sync/merged-changes'
import { removes, ROOM, touched } from '@/plan/sync/touched'
import type { ElementView } from '@/plan/types'

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
      ? messages.replacedByOther(by, property, object)
      : messages.replacedOther(by, property, object)
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
