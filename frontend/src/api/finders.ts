/* The wire of the seat finders: an event by its public id, and searches for a guest of it. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { toApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** An event as shown to visitors who look for their seat. */
export type FinderEvent = Schemas['FinderEvent']
/** The guest who was found. */
export type FoundPerson = Schemas['FoundPerson']
/** What a search found. */
export type FoundGuest = Schemas['FoundGuest']
/** A search: personal details, or a `query`. */
export type FindGuest = Schemas['FindGuest']
/** What was scanned or typed from a card. */
export type ScannedSeat = Schemas['ScannedSeat']

/** The event of a finder; nothing is asked for without an id. Members may use the event's own id. */
export function useFinderEvent(eventId: string) {
  return useQuery({
    queryKey: keys.finderEvent(eventId),
    queryFn: () => unwrap(client.GET('/api/finders/{eventId}', { params: { path: { eventId } } })),
    enabled: eventId !== '',
    // Without a network the page says so at once and shows what it has kept.
    networkMode: 'always',
  })
}

const findGuest = (body: FindGuest) => unwrap(client.POST('/api/guests/find', { body }))
const findByCode = (body: ScannedSeat) => unwrap(client.POST('/api/guests/find-by-qr', { body }))

/** Finds a guest by personal details or by a `query`. */
export function useFindGuest() {
  return useMutation({
    mutationFn: findGuest,
    networkMode: 'always',
  })
}

/** Finds a seat by a ticket, a code, or the id of a seat. */
export function useFindByCode() {
  return useMutation({ mutationFn: findByCode, networkMode: 'always' })
}

/** What was typed at a sign; `query` when it may be a name. */
type TypedSeat = ScannedSeat & { eventId: string; query?: string; isName?: boolean }

/** Finds a seat by a ticket, a code, or the id of a seat, and otherwise by a name. */
export function useFindTyped() {
  return useMutation({
    mutationFn: async ({ query, isName = false, ...scanned }: TypedSeat) => {
      const byName = query === undefined ? undefined : { eventId: scanned.eventId, query }
      if (byName !== undefined && isName) return findGuest(byName)
      try {
        return await findByCode(scanned)
      } catch (error) {
        if (byName === undefined || toApiError(error).status !== 404) throw error
        return findGuest(byName)
      }
    },
    networkMode: 'always',
  })
}
