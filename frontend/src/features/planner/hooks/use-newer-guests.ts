/* Polls the seating, which others change in lists and in other tabs. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { readNewerGuests } from '@/api/guest-list'
import { keys } from '@/api/keys'
import { poll } from '@/features/planner/hooks/poll'

export function useNewerGuests(eventId: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    let tag: string | undefined
    return poll(() => {
      void lookForGuests(cache, eventId, tag).then(
        (now) => {
          tag = now
        },
        () => {
          // The save state shows whether the server can be reached.
        },
      )
    })
  }, [cache, eventId])
}

/**
 * Takes over the guests from the server and returns the tag of what is shown. An answer that arrives while this person
 * seats guests may be outdated and is dropped; the next poll then requests the whole list.
 */
export async function lookForGuests(
  cache: QueryClient,
  eventId: string,
  tag: string | undefined,
): Promise<string | undefined> {
  const key = keys.guests(eventId)
  const shown = () => cache.getQueryState(key)?.dataUpdatedAt
  const busy = () => cache.isMutating() + cache.isFetching({ queryKey: key }) > 0
  const before = shown()
  if (busy()) return tag
  const newer = await readNewerGuests(cache, eventId, tag)
  if (newer === undefined) return tag
  if (busy() || shown() !== before) return undefined
  const old = cache.getQueryData(key)
  if (cache.setQueryData(key, newer.guests) !== old) {
    await Promise.all(
      [keys.tables(eventId), keys.events].map((queryKey) => cache.invalidateQueries({ queryKey })),
    )
  }
  return newer.tag
}
