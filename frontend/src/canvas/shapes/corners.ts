/* Corners of an outline, as lists of points. */
import type { Point } from '@/plan/types'

/** Returns the midpoint of the side that begins at a corner. */
export function midpointAfter(points: readonly Point[], index: number): Point {
  const from = points[index] ?? { x: 0, y: 0 }
  const to = points[(index + 1) % points.length] ?? from
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** Adds a corner at the midpoint of the side that begins at a corner. */
export function addCorner(points: readonly Point[], index: number): readonly Point[] {
  return [...points.slice(0, index + 1), midpointAfter(points, index), ...points.slice(index + 1)]
}

export function removeCorner(points: readonly Point[], index: number): readonly Point[] {
  return points.filter((_, each) => each !== index)
}
