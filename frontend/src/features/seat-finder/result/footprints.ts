/* Positions along a route, and the footprints on it. Lengths are metres. */

/** A point on a route and the walking direction there, in degrees clockwise from the x axis. */
type Place = { x: number; y: number; angle: number }

/** One footprint. */
export type Footprint = Place & {
  /** Metres walked before it. */
  at: number
  foot: 'left' | 'right'
}

/** The length of a step in metres. */
export const stepLength = 0.7
/** Metres from the centre of the route to the centre of a foot. */
const halfStance = 0.13

/** The corners of a route, each as x and y. */
type Path = readonly (readonly number[])[]

/** Returns the length of a path. */
export function lengthOf(path: Path): number {
  return pieces(path).reduce((sum, { length }) => sum + length, 0)
}

/** Returns the position after this many metres, limited to the ends of the path. */
export function placeAt(path: Path, metres: number): Place {
  let rest = Math.max(0, metres)
  let last: Place | undefined
  for (const { from, to, length } of pieces(path)) {
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
    if (rest <= length) {
      const share = rest / length
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
        angle,
      }
    }
    rest -= length
    last = { ...to, angle }
  }
  const [x = 0, y = 0] = path[0] ?? []
  return last ?? { x, y, angle: 0 }
}

/** Returns a footprint for each step, the left foot first. */
export function footprintsOf(path: Path): Footprint[] {
  const count = Math.floor(lengthOf(path) / stepLength)
  return Array.from({ length: count }, (_, index) => {
    const at = (index + 0.5) * stepLength
    const { x, y, angle } = placeAt(path, at)
    const foot = index % 2 === 0 ? 'left' : 'right'
    // y grows downwards, so the left foot is on the side of the smaller normal.
    const aside = ((angle + (foot === 'left' ? -90 : 90)) * Math.PI) / 180
    return {
      at,
      foot,
      angle,
      x: x + Math.cos(aside) * halfStance,
      y: y + Math.sin(aside) * halfStance,
    }
  })
}

function pointOf([x = 0, y = 0]: readonly number[] = []): { x: number; y: number } {
  return { x, y }
}

function pieces(path: Path) {
  return path.slice(1).flatMap((to, index) => {
    const from = pointOf(path[index])
    const end = pointOf(to)
    const length = Math.hypot(end.x - from.x, end.y - from.y)
    return length > 0 ? [{ from, to: end, length }] : []
  })
}
