/* The history of one guest. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** The changes of a guest, the latest first. */
export function useGuestHistory(guestId: string) {
  return useQuery({
    queryKey: keys.guestHistory(guestId),
    queryFn: () =>
      unwrap(client.GET('/api/guests/{guestId}/history', { params: { path: { guestId } } })),
    // Other people change guests too.
    refetchOnMount: 'always',
  })
}
