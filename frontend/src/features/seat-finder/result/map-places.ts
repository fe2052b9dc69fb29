/* What of a map is in view at first, and where the pin of a seat stands. All in metres. */
import type { PlanRoute, ShownRoute } from '@/api/seat-routes'
import { placeAt } from '@/features/seat-finder/result/footprints'
import type { Box, Point } from '@/plan/types'

/** Metres around a way: the pin of the seat stands there. */
const aroundWay = 3
/** Metres around a table: the tables beside it help to recognise the place. */
const aroundTable = 4.5
/** Metres around a walker. */
const aroundWalker = 6

type Placed = Pick<PlanRoute, 'table' | 'seat'>

/** Returns the way with its table, or the table where there is no way. */
export function boxOfWay(answer: Placed & Pick<PlanRoute, 'route'>): Box {
  const { route } = answer
  return route == null
    ? boxOfTable(answer)
    : boundsOf([...route.path, ...places(answer)], aroundWay)
}

/** Returns the table with what is beside it. */
export function boxOfTable(placed: Placed): Box {
  return boundsOf(places(placed), aroundTable)
}

/** Returns what a walker sees. */
export function boxOfWalker(route: ShownRoute | null | undefined, at: number): Box | undefined {
  if (route == null) return undefined
  const { x, y } = placeAt(route.path, at)
  return boundsOf([[x, y]], aroundWalker)
}

/** The direction from a table to a seat, of length 1; up where both are at one place. */
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
    // The buttons of the zoom are over the lower edge.
    height: (Math.max(...ys) + margin - top) * 1.15,
  }
}
