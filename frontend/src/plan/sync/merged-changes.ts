/* Changes of others beside the edits of this person, in the order of the server. */
import type { Merge, ServerChange } from '@/plan/sync'
import type { PendingEdit } from '@/plan/sync/command-queue'

export interface MergedChange extends ServerChange {
  /** The edits that the server applied before it. */
  readonly earlier: readonly PendingEdit[]
  /** Those that the server applies after it. */
  readonly later: readonly PendingEdit[]
}

/** Leaves out the change that is the batch on its way; what comes before it, the server applied before its edits. */
export function besideOwnEdits({ changes, recent, own, pending }: Merge): readonly MergedChange[] {
  const place = changes.findIndex(({ commandId }) => commandId === own?.batch.commandId)
  const edits = own?.edits ?? []
  return changes.flatMap((change, index) => {
    if (index === place) return []
    const isAfter = place !== -1 && index > place
    const earlier = isAfter ? [...recent, ...edits] : recent
    return { ...change, earlier, later: isAfter ? pending : [...edits, ...pending] }
  })
}
