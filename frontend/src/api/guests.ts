/* The guests of an event: the list, adding and changing them. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { Guest, GuestPatch, NewGuest } from '@/api/schema'

/** The guests of one event; nothing is asked until there is an event. */
export function useGuests(eventId: string | undefined) {
  return useQuery({
    queryKey: keys.guests(eventId ?? ''),
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/guests', {
          params: { path: { eventId: eventId ?? '' } },
        }),
      ),
    enabled: eventId !== undefined,
  })
}

/** A guest list, and the tag by which the server knows it. */
interface TaggedGuests {
  readonly guests: Guest[]
  readonly tag: string | undefined
}

/** Asks for the guests when anything has changed since the list with this tag; undefined while nothing has. */
export async function fetchNewerGuests(
  eventId: string,
  tag: string | undefined,
): Promise<TaggedGuests | undefined> {
  const header = tag === undefined ? {} : { 'If-None-Match': tag }
  const asked = client.GET('/api/events/{eventId}/guests', {
    params: { path: { eventId }, header },
  })
  const { response } = await asked
  if (response.status === 304) return undefined
  const guests = await unwrap(asked)
  return { guests, tag: response.headers.get('etag') ?? undefined }
}

/** Refreshes everything that shows guests: lists, seats, parties, wishes, tags and history. */
export async function refreshSeating(cache: QueryClient, eventId: string): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keys.guests(eventId) }),
    cache.invalidateQueries({ queryKey: keys.tables(eventId) }),
    cache.invalidateQueries({ queryKey: keys.events }),
    cache.invalidateQueries({ queryKey: keys.parties(eventId) }),
    cache.invalidateQueries({ queryKey: keys.wishes(eventId) }),
    cache.invalidateQueries({ queryKey: keys.removedGuests(eventId) }),
    cache.invalidateQueries({ queryKey: keys.guestHistories }),
    cache.invalidateQueries({ queryKey: keys.tags }),
  ])
}

/** Adds one guest to an event. */
export function useAddGuest(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewGuest) =>
      unwrap(client.POST('/api/events/{eventId}/guests', { params: { path: { eventId } }, body })),
    onSuccess: () => refreshSeating(cache, eventId),
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
    onSuccess: () => refreshSeating(cache, eventId),
  })
}
