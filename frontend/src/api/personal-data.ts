/* The personal data of one guest: a copy of it, and its erasure. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshSeating } from '@/api/guests'
import { callUpcoming, downloadUpcoming } from '@/api/upcoming'

/** Everything that is stored about a guest, as a JSON file. */
export function fetchPersonalData(guestId: string): Promise<Blob> {
  return downloadUpcoming(`${guestPath(guestId)}/personal-data`)
}

/** Erases a guest with everything that is stored about them; `onErased` is called also when its component is gone. */
export function useEraseGuest(eventId: string, onErased: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guestId: string) => callUpcoming<undefined>('post', `${guestPath(guestId)}/erase`),
    onSuccess: onErased,
    // After a refusal too, which often means that the page shows something outdated.
    onSettled: () => refreshSeating(cache, eventId),
  })
}

function guestPath(guestId: string): string {
  return `/api/guests/${encodeURIComponent(guestId)}`
}
