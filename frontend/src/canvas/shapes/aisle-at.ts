/* Which aisle a point of the plan lies in. */
import type { Aisle, Point } from '@/plan/types'

/** Index of the topmost aisle around a point in plan units. */
export function aisleAt(aisles: readonly Aisle[], at: Point): number | undefined {
  const index = aisles.findLastIndex(({ points }) => isInside(points, at))
  return index === -1 ? undefined : index
}

/** Even-odd rule: a ray to the right crosses the outline an odd number of times. */
function isInside(points: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  let from = points.at(-1)
  for (const to of points) {
    if (from !== undefined && from.y > y !== to.y > y) {
      const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
      if (x < crossing) inside = !inside
    }
    from = to
  }
  return inside
}
