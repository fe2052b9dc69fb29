/* Positions of objects during a gesture, and the boxes around them. */
import type { Box, ElementView } from '@/plan/types'
import { rotateVector } from '@/canvas/shapes/angle'

/** An element's box and rotation during the gesture. */
export interface Placed extends Box {
  readonly rotation: number
}

/** Returns the upright box around a rotated one. */
export function uprightBox(placed: Placed): Box {
  if (placed.rotation % 180 === 0) return placed
  const a = rotateVector({ x: placed.width / 2, y: placed.height / 2 }, placed.rotation)
  const b = rotateVector({ x: placed.width / 2, y: -placed.height / 2 }, placed.rotation)
  const halfWidth = Math.max(Math.abs(a.x), Math.abs(b.x))
  const halfHeight = Math.max(Math.abs(a.y), Math.abs(b.y))
  const cx = placed.x + placed.width / 2
  const cy = placed.y + placed.height / 2
  return { x: cx - halfWidth, y: cy - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight }
}

/** Plan units that chairs reach beyond the edge of their table. */
const CHAIR_REACH = 44

/** Returns how far the chairs of an element reach beyond its box, in plan units. */
export function chairReach({ seats, category, width }: ElementView): number {
  // A row consists of its chairs, and those of a small table are closer.
  const stand = seats.length > 0 && category === 'tables' && width > CHAIR_REACH
  return stand ? CHAIR_REACH : 0
}

/** Returns a box with `by` units more on each side. */
export function inflate<T extends Box>(box: T, by: number): T {
  return {
    ...box,
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  }
}

/** Returns the box around several boxes; undefined without any. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
