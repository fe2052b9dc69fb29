/* The guests that were removed and can still be restored. */
import { useQuery } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import type { RemovedGuest } from '@/api/schema'
import { callUpcoming } from '@/api/upcoming'

/** The removed guests of an event, the latest first. */
export function useRemovedGuests(eventId: string) {
  return useQuery({
    queryKey: keys.removedGuests(eventId),
    queryFn: () =>
      callUpcoming<RemovedGuest[]>(
        'get',
        `/api/events/${encodeURIComponent(eventId)}/removed-guests`,
      ),
  })
}
