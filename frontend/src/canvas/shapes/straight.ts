/* Lines on screen while a hand draws them: how long, and straight at an angle of 45 degrees. */
import type { Point } from '@/plan/types'
import { direction, snapDegrees, rotateVector } from '@/canvas/shapes/angle'

const STRAIGHT = 45

export function lengthBetween(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** Moves `to` onto the nearest line through `from` that lies level, upright or halfway between, as far along as it was. */
export function straightened(from: Point, to: Point): Point {
  const degrees = snapDegrees(direction(from, to), STRAIGHT)
  const way = rotateVector({ x: 0, y: -1 }, degrees)
  const along = (to.x - from.x) * way.x + (to.y - from.y) * way.y
  return { x: tidy(from.x + way.x * along), y: tidy(from.y + way.y * along) }
}

/** To a thousandth of a unit, as the plan rounds; adding 0 makes -0 plain. */
function tidy(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
