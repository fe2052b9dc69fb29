/* The tickets of guests, as organisers see them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** The address of a guest's ticket, which is created if it is missing. */
export function useGuestTicket(guestId: string) {
  return useQuery({
    queryKey: keys.guestTicket(guestId),
    queryFn: () => askTicket(guestId, false),
    // Another member may have replaced it.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Makes a new ticket; the older one stops working. */
export function useReplaceTicket() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guestId: string) => askTicket(guestId, true),
    onSuccess: (ticket, guestId) => {
      cache.setQueryData(keys.guestTicket(guestId), ticket)
    },
  })
}

function askTicket(guestId: string, replace: boolean) {
  const params = { path: { guestId } }
  return unwrap(client.POST('/api/guests/{guestId}/ticket', { params, body: { replace } }))
}
