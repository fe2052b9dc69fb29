/* Guests that auto-assign left over, put together by the reason why. */
import type { AutoAssignAnswer } from '@/api/schema'

type Unseated = AutoAssignAnswer['unseated'][number]

/** Returns each reason once, with its guests, in the order of the answer. */
export function groupByReason(
  unseated: readonly Unseated[],
): { reason: string; names: Unseated[] }[] {
  const groups = new Map<string, Unseated[]>()
  for (const guest of unseated) {
    const group = groups.get(guest.reason)
    if (group === undefined) groups.set(guest.reason, [guest])
    else group.push(guest)
  }
  return [...groups].map(([reason, names]) => ({ reason, names }))
}
