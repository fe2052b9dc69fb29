/* The guests that were removed and can still be restored. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** The removed guests of an event, the latest first. */
export function useRemovedGuests(eventId: string) {
  return useQuery({
    queryKey: keys.removedGuests(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/removed-guests', { params: { path: { eventId } } })),
  })
}
