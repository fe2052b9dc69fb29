/*
 * Turning points on screen. Only for what the hand sees while it moves;
 * the document's own geometry is done by the plan session.
 */
import type { Point } from '@/plan/types'

/** Turns a vector clockwise (y points down) by degrees. */
export function rotateVector(vector: Point, degrees: number): Point {
  if (degrees === 0) return vector
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: vector.x * cos - vector.y * sin, y: vector.x * sin + vector.y * cos }
}

/** Returns the direction from `centre` to `point` in degrees; up is 0, right is 90. */
export function direction(centre: Point, point: Point): number {
  return (Math.atan2(point.x - centre.x, centre.y - point.y) * 180) / Math.PI
}

/** Brings an angle into 0..360. */
export function normal(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** Rounds to a multiple of `step` and brings it into 0..360. */
export function snapDegrees(degrees: number, step: number): number {
  return normal(Math.round(degrees / step) * step)
}
