/* Edits that no longer apply because of what others changed: what is sent instead, and what the person is told. */
import type { DroppedEdit, ServerChange } from '@/plan/sync'
import type { PendingEdit } from '@/plan/sync/command-queue'
import type { Unfit } from '@/plan/types'

interface Outcome {
  /** By edit what replaces it; undefined leaves it out. */
  readonly amended: ReadonlyMap<PendingEdit, PendingEdit | undefined>
  readonly dropped: readonly DroppedEdit[]
}

export function droppedEdits(
  unsent: readonly PendingEdit[],
  unfit: readonly Unfit[],
  changes: readonly ServerChange[],
): Outcome {
  const amended = new Map<PendingEdit, PendingEdit | undefined>()
  const dropped: DroppedEdit[] = []
  for (const { index, rest, missing, reason } of unfit) {
    const edit = unsent[index]
    if (edit === undefined) continue
    amended.set(edit, rest && { ...edit, command: rest })
    if (missing.length === 0 && reason === undefined) continue
    dropped.push({ label: edit.label, missing, changes, reason })
  }
  return { amended, dropped }
}
