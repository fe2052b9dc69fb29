/* The personal data of one guest: a copy of it, and its erasure. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { refreshGuests } from '@/api/guests'

/** Everything that is stored about a guest, as a JSON file. */
export function fetchPersonalData(guestId: string): Promise<Blob> {
  return unwrap(
    client.GET('/api/guests/{guestId}/personal-data', { ...of(guestId), parseAs: 'blob' }),
  )
}

/** Erases a guest with everything that is stored about them; `onErased` is called also when its component is gone. */
export function useEraseGuest(eventId: string, onErased: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guestId: string) =>
      expectDone(client.POST('/api/guests/{guestId}/erase', of(guestId))),
    onSuccess: onErased,
    // After a refusal too, which often means that the page shows something outdated.
    onSettled: () => refreshGuests(cache, eventId),
  })
}

function of(guestId: string) {
  return { params: { path: { guestId } } }
}
