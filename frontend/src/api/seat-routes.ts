/* The wire of ways as organisers see them: the way from an entrance to a seat, and the map of the event under it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { RouteOptions } from '@/api/seat-route-types'

/** The way to a seat or table of an event that the caller is a member of; nothing is asked for without one. */
export function usePlanRoute(
  eventId: string,
  place: { seat: string } | { table: string } | undefined,
  options: RouteOptions,
) {
  return useQuery({
    queryKey: keys.planRoute(eventId, place, options),
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/seat-routes', {
          params: { path: { eventId }, query: { ...place, ...routeQuery(options) } },
        }),
      ),
    enabled: place !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** The map of an event in the version that a way names. */
export function usePlanMap(eventId: string, version: string) {
  return useQuery({
    queryKey: keys.planMap(eventId, version),
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/seat-routes/map', {
          params: { path: { eventId }, query: { version } },
          parseAs: 'text',
        }),
      ),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
}

function routeQuery({ from, stepFree }: RouteOptions) {
  return { ...(from === '' ? {} : { from }), ...(stepFree ? { stepFree } : {}) }
}
