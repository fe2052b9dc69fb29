/* The initial view of a map, and the position of a seat's pin. All lengths are metres. */
import type { PlanRoute, ShownRoute } from '@/api/seat-route-types'
import { placeAt } from '@/features/seat-finder/result/footprints'
import type { Box, Point } from '@/plan/types'

/** Metres around a route, with space for the pin of the seat. */
const aroundWay = 3
/** Metres around a table: the tables beside it help to recognise the place. */
const aroundTable = 4.5
/** Metres around a walker. */
const aroundWalker = 6

type Placed = Pick<PlanRoute, 'table' | 'seat'>

/** Returns the bounds of the route with its table, or of the table without a route. */
export function boxOfRoute(answer: Placed & Pick<PlanRoute, 'route'>): Box {
  const { route } = answer
  return route == null
    ? boxOfTable(answer)
    : boundsOf([...route.path, ...places(answer)], aroundWay)
}

/** Returns the bounds of the table and its surroundings. */
export function boxOfTable(placed: Placed): Box {
  return boundsOf(places(placed), aroundTable)
}

/** Returns the bounds of a walker's surroundings. */
export function boxOfWalker(route: ShownRoute | null | undefined, at: number): Box | undefined {
  if (route == null) return undefined
  const { x, y } = placeAt(route.path, at)
  return boundsOf([[x, y]], aroundWalker)
}

/** Returns the unit vector from a table to a seat; up where both coincide. */
export function awayFrom(table: Point, seat: Point): Point {
  const [x, y] = [seat.x - table.x, seat.y - table.y]
  const length = Math.hypot(x, y)
  return length === 0 ? { x: 0, y: -1 } : { x: x / length, y: y / length }
}

function places({ table, seat }: Placed): number[][] {
  const target = seat ?? table
  return [
    [target.x, target.y],
    [table.x, table.y],
  ]
}

function boundsOf(points: readonly (readonly number[])[], margin: number): Box {
  const xs = points.map(([x = 0]) => x)
  const ys = points.map(([, y = 0]) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    // The zoom buttons cover the lower edge.
    height: (Math.max(...ys) + margin - top) * 1.15,
  }
}
