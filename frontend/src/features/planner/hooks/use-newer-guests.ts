/* Looks now and then who sits where by now: others seat guests as well, in lists and in other tabs. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { fetchNewerGuests } from '@/api/guests'
import { keys } from '@/api/keys'
import type { Designer } from '@/features/planner/designer/designer'
import { nowAndThen } from '@/features/planner/hooks/now-and-then'

export function useNewerGuests({ seats }: Designer, eventId: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    let tag: string | undefined
    return nowAndThen(() => {
      void lookForGuests(cache, eventId, tag).then(
        (now) => {
          if (now !== undefined && now !== tag) seats.listArrived()
          tag = now
        },
        () => {
          // Whether the server can be reached is said where edits wait for it.
        },
      )
    })
  }, [cache, eventId, seats])
}

/**
 * Takes the guests as they are on the server and answers the tag of what is shown. Seats that this person gives at the
 * same time are newer than any answer on its way, so it is left alone then, and the next look asks for all of it again.
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
  const newer = await fetchNewerGuests(eventId, tag)
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
