/* How far the preparation of an event has come. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** Answers, seats, mails and prints of one event, counted. */
export function useProgress(eventId: string) {
  return useQuery({
    // Counted anew whenever events are.
    queryKey: [...keys.events, 'progress', eventId],
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/progress', { params: { path: { eventId } } })),
  })
}
