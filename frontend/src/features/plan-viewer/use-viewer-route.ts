/* The way from an entrance to a table, for the drawing and in words. */
import { useMemo } from 'react'
import { usePlanRoute } from '@/api/seat-routes'
import { useVenue } from '@/api/venues'
import type { RoutePoints } from '@/features/plan-viewer/ViewerMap'

/** Plan units in a metre. */
const unitsPerMetre = 24 / 0.3048

/** The way to a table from the nearest entrance; nothing is asked for without a table. `shown` is in plan units. */
export function useViewerRoute(eventId: string, tableId: string | undefined) {
  const options = { from: '', stepFree: false }
  const query = usePlanRoute(
    eventId,
    tableId === undefined ? undefined : { table: tableId },
    options,
  )
  const venue = useVenue(tableId === undefined ? '' : eventId)
  const answer = tableId === undefined || query.isPlaceholderData ? undefined : query.data
  const shown = useMemo((): RoutePoints | undefined => {
    if (answer?.route == null) return undefined
    const room = answer.map.hasVenue ? venue.data?.room : { x: 0, y: 0 }
    if (room === undefined) return undefined
    return answer.route.path.map(([x = 0, y = 0]) => ({
      x: (x - room.x) * unitsPerMetre,
      y: (y - room.y) * unitsPerMetre,
    }))
  }, [answer, venue.data])
  return { query, answer, shown }
}

/** A way as it is known so far. */
export type ViewerRoute = ReturnType<typeof useViewerRoute>
