/* The guests of an event: the list, adding and changing them. */
import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { readGuests } from '@/api/guest-list'
import { keys } from '@/api/keys'
import type { GuestPatch, NewGuest } from '@/api/schema'

/** The guests of one event; nothing is asked until there is an event. */
export function useGuests(eventId: string | undefined) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: keys.guests(eventId ?? ''),
    queryFn: () => readGuests(cache, eventId ?? ''),
    enabled: eventId !== undefined,
  })
}

/** Refreshes what shows seats: lists, tables, counts and history. */
export async function refreshSeats(cache: QueryClient, eventId: string): Promise<void> {
  await refresh(cache, [
    keys.guests(eventId),
    keys.tables(eventId),
    keys.events,
    keys.guestHistories,
  ])
}

/** Refreshes everything that shows guests: seats, parties, wishes, removed guests and tags. */
export async function refreshGuests(cache: QueryClient, eventId: string): Promise<void> {
  await Promise.all([
    refreshSeats(cache, eventId),
    refresh(cache, [
      keys.parties(eventId),
      keys.wishes(eventId),
      keys.removedGuests(eventId),
      keys.tags,
    ]),
  ])
}

async function refresh(cache: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => cache.invalidateQueries({ queryKey })))
}

/** Adds one guest to an event. */
export function useAddGuest(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewGuest) =>
      unwrap(client.POST('/api/events/{eventId}/guests', { params: { path: { eventId } }, body })),
    onSuccess: () => refreshGuests(cache, eventId),
  })
}

/** Changes the given fields of a guest. */
export function useUpdateGuest(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: GuestPatch }) =>
      unwrap(
        client.PATCH('/api/guests/{guestId}', { params: { path: { guestId: id } }, body: patch }),
      ),
    onSuccess: () => refreshGuests(cache, eventId),
  })
}
