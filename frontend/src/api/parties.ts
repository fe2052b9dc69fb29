/* The parties of an event: who answers and sits together. */
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { refreshGuests } from '@/api/guests'
import { keys } from '@/api/keys'
import type { PartyChange, PartyPatch } from '@/api/schema'

/** The parties of an event; nothing is asked while they are not needed. */
export function useParties(eventId: string, enabled = true) {
  return useQuery({ ...partiesOf(eventId), enabled })
}

/** The question for the parties of an event. */
export function partiesOf(eventId: string) {
  return queryOptions({
    queryKey: keys.parties(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/parties', { params: { path: { eventId } } })),
  })
}

/** Changes the given values of a party. */
export function useUpdateParty(eventId: string, partyId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (patch: PartyPatch) =>
      unwrap(
        client.PATCH('/api/parties/{partyId}', { params: { path: { partyId } }, body: patch }),
      ),
    // After a refusal too, which often means that the page shows something outdated.
    onSettled: () => refreshGuests(cache, eventId),
  })
}

/** Gives a party former values, unless it has other ones than expected. */
export async function restoreParty(
  cache: QueryClient,
  eventId: string,
  partyId: string,
  body: PartyChange,
): Promise<void> {
  try {
    await unwrap(client.PATCH('/api/parties/{partyId}', { params: { path: { partyId } }, body }))
  } finally {
    await refreshGuests(cache, eventId)
  }
}

/** Makes the personal link of a party, or gets the one that it has. */
export function usePersonalLink() {
  return useMutation({
    mutationFn: (partyId: string) =>
      unwrap(client.POST('/api/parties/{partyId}/link', { params: { path: { partyId } } })),
  })
}
