/* The wire of entrance signs: the address that the QR code at each entrance carries. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

/** What is printed for an entrance. */
export type EntranceSign = components['schemas']['EntranceSign']

/** The signs of an event, one per entrance that guests use. */
export function useEntranceSigns(eventId: string) {
  return useQuery({
    queryKey: keys.entranceSigns(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/entrance-signs', { params: { path: { eventId } } })),
  })
}
