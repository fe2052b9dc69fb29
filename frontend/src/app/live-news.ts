/* What others changed, collected into one sentence at a time. */
import type { LiveChange } from '@/lib/live/frames'
import { countNoun } from '@/lib/words'

/** Rows by the kind that changed; null for more than are told one by one. */
type Changed = Map<string, ReadonlySet<string> | null>

const nouns: Record<string, readonly [one: string, many: string, uncounted: string]> = {
  guests: ['guest changed', 'guests changed', 'the guest list changed'],
  seats: ['seat changed', 'seats changed', 'many seats changed'],
  'check-ins': ['arrival', 'arrivals', 'many arrivals'],
}

/** Collects changes of one event. */
export function collectNews() {
  const changed: Changed = new Map()
  return {
    add: ({ kind, ids }: LiveChange): void => {
      if (!(kind in nouns)) return
      const known = changed.get(kind)
      if (ids === null || known === null) changed.set(kind, null)
      else changed.set(kind, new Set([...(known ?? []), ...ids]))
    },
    /** Returns the sentence about what was collected, if anything was, and starts anew. */
    take: (): string | undefined => {
      const parts = Object.entries(nouns).flatMap(([kind, [one, many, uncounted]]) => {
        const ids = changed.get(kind)
        if (ids === undefined) return []
        return [ids === null ? uncounted : countNoun(ids.size, one, many)]
      })
      changed.clear()
      return parts.length === 0 ? undefined : `Updated: ${parts.join(', ')}`
    },
  }
}
