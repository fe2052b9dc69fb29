/* The history of one guest. */
import { useQuery } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import type { GuestChange } from '@/api/schema'
import { callUpcoming } from '@/api/upcoming'

/** The changes of a guest, the latest first. */
export function useGuestHistory(guestId: string) {
  return useQuery({
    queryKey: keys.guestHistory(guestId),
    queryFn: () =>
      callUpcoming<GuestChange[]>('get', `/api/guests/${encodeURIComponent(guestId)}/history`),
    // Other people change guests too.
    refetchOnMount: 'always',
  })
}
