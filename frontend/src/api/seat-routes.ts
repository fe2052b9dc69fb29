/* The wire of ways: the map of an event with the way from an entrance to a seat. */
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** A map with the way to a seat; lengths in metres. */
export type SeatRoute = Schemas['SeatRoute']
/** A way. */
export type ShownRoute = Schemas['ShownRoute']
/** One sentence of the directions. */
export type RouteDirection = Schemas['RouteDirection']
/** An entrance with its place. */
export type RouteEntrance = Schemas['RouteEntrance']

/** From where, and how, a guest walks. */
export type RouteOptions = {
  /** The id of an entrance; empty for the nearest one. */
  from: string
  /** Without steps, and 0.92 m wide. */
  stepFree: boolean
}

/** The way that a route key opens. */
export function useSeatRoute(routeKey: string, options: RouteOptions) {
  return useQuery({
    queryKey: keys.seatRoute(routeKey, options),
    queryFn: () =>
      unwrap(
        client.GET('/api/seat-routes/{routeKey}', {
          params: { path: { routeKey }, query: routeQuery(options) },
        }),
      ),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
}

/** Puts a way where `useSeatRoute` finds it, for a page without a network. */
export function restoreSeatRoute(
  cache: QueryClient,
  routeKey: string,
  options: RouteOptions,
  route: SeatRoute,
): void {
  cache.setQueryData(keys.seatRoute(routeKey, options), route)
}

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

function routeQuery({ from, stepFree }: RouteOptions) {
  return { ...(from === '' ? {} : { from }), ...(stepFree ? { stepFree } : {}) }
}
