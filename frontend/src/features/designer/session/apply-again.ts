/* How an edit that no longer applied is told, and made again. */
import type { DroppedEdit } from '@/plan/sync'
import { removes } from '@/plan/sync/touched'
import type { Command, ElementView } from '@/plan/types'

/** Returns the rest of a sentence that begins with the edit. */
export function whyDropped({ missing, changes, reason }: DroppedEdit): string {
  if (missing.length === 0) return reason ?? 'the plan refused it'
  const change = changes.findLast(({ commands }) => missing.some(({ id }) => removes(commands, id)))
  const were = missing.length === 1 ? 'deleted' : `${String(missing.length)} objects deleted`
  return `${were} by ${change?.by?.name ?? 'someone else'}`
}

/** Returns the command that brings back the objects of an edit with all that this person changed in them. */
export function restoreCommand(
  { label, missing }: DroppedEdit,
  elements: ReadonlyMap<string, ElementView>,
): Command | undefined {
  const gone = missing.filter(({ id }) => !elements.has(id))
  if (gone.length === 0) return undefined
  return {
    kind: 'batch',
    label,
    commands: [{ kind: 'add', elements: gone.map((element) => ({ element })) }],
  }
}
