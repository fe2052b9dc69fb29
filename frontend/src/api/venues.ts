/* The wire of venues: the surroundings of an event's room, with its entrances. */
import { useQuery } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'
import { useChange } from '@/api/use-change'

type Schemas = components['schemas']

/** A venue; lengths in metres from its top left corner. */
export type Venue = Schemas['Venue']
/** A venue to save. */
export type NewVenue = Schemas['NewVenue']
/** An entrance of a venue. */
export type VenueEntrance = Schemas['VenueEntrance']
/** Who may use an entrance. */
export type AccessLevel = Schemas['AccessLevel']

/** The venue of an event; the defaults, with `saved: false`, while none was saved. */
export function useVenue(eventId: string) {
  return useQuery({
    queryKey: keys.venue(eventId),
    queryFn: () => unwrap(client.GET('/api/venues/{eventId}', { params: { path: { eventId } } })),
    enabled: eventId !== '',
  })
}

/** Saves the venue of an event; throws `ApiError` with `venue_changed` when someone else has saved it since. */
export function useSaveVenue(eventId: string) {
  return useChange(
    (body: NewVenue) =>
      unwrap(client.POST('/api/venues/{eventId}', { params: { path: { eventId } }, body })),
    ...staleAfter(eventId),
  )
}

/** Deletes the venue of an event; the room of the plan is the venue then. */
export function useDeleteVenue(eventId: string) {
  return useChange(
    () => expectDone(client.DELETE('/api/venues/{eventId}', { params: { path: { eventId } } })),
    ...staleAfter(eventId),
  )
}

function staleAfter(eventId: string) {
  return [keys.venue(eventId), keys.planRoutes(eventId), keys.entranceSigns(eventId)]
}
