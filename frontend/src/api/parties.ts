/* The parties of an event: who answers and sits together. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshSeating } from '@/api/guests'
import { keys } from '@/api/keys'
import type { PartyEntry, PartyPatch } from '@/api/schema'
import { callUpcoming } from '@/api/upcoming'

/** The parties of an event; nothing is asked while they are not needed. */
export function useParties(eventId: string, enabled = true) {
  return useQuery({
    queryKey: keys.parties(eventId),
    queryFn: () =>
      callUpcoming<PartyEntry[]>('get', `/api/events/${encodeURIComponent(eventId)}/parties`),
    enabled,
  })
}

/** Changes the given values of a party. */
export function useUpdateParty(eventId: string, partyId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (patch: PartyPatch) =>
      callUpcoming<PartyEntry>('patch', `/api/parties/${encodeURIComponent(partyId)}`, patch),
    // After a refusal too, which often means that the page shows something outdated.
    onSettled: () => refreshSeating(cache, eventId),
  })
}
