/* The wire of venues: the surroundings of an event's room, with its entrances. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** A venue; lengths in metres from its top left corner. */
export type Venue = Schemas['Venue']
/** A venue to save. */
export type NewVenue = Schemas['NewVenue']

/** The venue of an event; the defaults, with `saved: false`, while none was saved. */
export function useVenue(eventId: string) {
  return useQuery({
    queryKey: keys.venue(eventId),
    queryFn: () => unwrap(client.GET('/api/venues/{eventId}', { params: { path: { eventId } } })),
    enabled: eventId !== '',
  })
}
