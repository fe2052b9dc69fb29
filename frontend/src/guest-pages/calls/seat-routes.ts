/* The wire of ways: the way from an entrance to a seat, and the map of the event under it. */
import type { PlanRoute, RouteOptions, SeatRoute } from '@/api/seat-route-types'
import { createAnswers, useAnswer } from '@/guest-pages/calls/answers'
import { read, readText } from '@/guest-pages/calls/call'

/** Maps by path: ways from other entrances lie over the same one. */
const maps = createAnswers(readText)

/** A way with its map: the two are kept together on the device. */
const routes = createAnswers(async (path): Promise<SeatRoute> => {
  const route = await read<PlanRoute>(path)
  const query = new URLSearchParams({ version: route.map.version })
  const mapPath = `${path.split('?')[0] ?? path}/map?${query.toString()}`
  const known = maps.entry(mapPath)?.data
  const map = known === undefined ? await maps.reload(mapPath) : { data: known, error: null }
  if (map.data === undefined) throw map.error ?? new Error('The map is missing.')
  return { ...route, map: { ...route.map, svg: map.data } }
})

/** The way that a route key opens, with its map. */
export function useSeatRoute(routeKey: string, options: RouteOptions) {
  return useAnswer(routes, pathOf(routeKey, options), true)
}

/** Puts a way where `useSeatRoute` finds it, for a page without a network. */
export function restoreSeatRoute(routeKey: string, options: RouteOptions, route: SeatRoute): void {
  routes.put(pathOf(routeKey, options), route)
}

function pathOf(routeKey: string, { from, stepFree }: RouteOptions): string {
  const query = new URLSearchParams({
    ...(from === '' ? {} : { from }),
    ...(stepFree ? { stepFree: 'true' } : {}),
  }).toString()
  return `/api/seat-routes/${encodeURIComponent(routeKey)}${query === '' ? '' : `?${query}`}`
}
