/* The wire of ways: the way from an entrance to a seat, and the map of the event under it. */
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** The way to a place, and which map it is laid over; lengths in metres. */
export type PlanRoute = Schemas['SeatRoute']
/** A way with the drawing of its map. */
export type SeatRoute = PlanRoute & { map: { svg: string } }
/** A way. */
export type ShownRoute = Schemas['ShownRoute']
/** One sentence of the directions. */
export type RouteDirection = Schemas['RouteDirection']

/** From where, and how, a guest walks. */
type RouteOptions = {
  /** The id of an entrance; empty for the nearest one. */
  from: string
  /** Without steps, and 0.92 m wide. */
  stepFree: boolean
}

/** The way that a route key opens, with its map: the two are kept together on the device. */
export function useSeatRoute(routeKey: string, options: RouteOptions) {
  const cache = useQueryClient()
  return useQuery({
    queryKey: keys.seatRoute(routeKey, options),
    queryFn: async (): Promise<SeatRoute> => {
      const call = client.GET('/api/seat-routes/{routeKey}', {
        params: { path: { routeKey }, query: routeQuery(options) },
      })
      const route = await unwrap(call)
      const svg = await cache.query(seatMap(routeKey, route.map.version))
      return { ...route, map: { ...route.map, svg } }
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
}

function seatMap(routeKey: string, version: string) {
  return queryOptions({
    queryKey: keys.seatMap(routeKey, version),
    queryFn: () =>
      unwrap(
        client.GET('/api/seat-routes/{routeKey}/map', {
          params: { path: { routeKey }, query: { version } },
          parseAs: 'text',
        }),
      ),
    staleTime: Infinity,
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
