/* Changes of others beside the edits of this person, in the order of the server. */
import type { MergedChange, ServerChange } from '@/plan/sync'
import type { InFlightBatch, PendingEdit } from '@/plan/sync/command-queue'

/** Leaves out the change that is the batch on its way; what comes before it, the server applied before its edits. */
export function besideOwnEdits(
  changes: readonly ServerChange[],
  recent: readonly PendingEdit[],
  own: InFlightBatch | undefined,
  pending: readonly PendingEdit[],
): readonly MergedChange[] {
  const place = changes.findIndex(({ commandId }) => commandId === own?.batch.commandId)
  const edits = own?.edits ?? []
  return changes.flatMap((change, index) => {
    if (index === place) return []
    const isAfter = place !== -1 && index > place
    const earlier = isAfter ? [...recent, ...edits] : recent
    return { ...change, earlier, later: isAfter ? pending : [...edits, ...pending] }
  })
}
