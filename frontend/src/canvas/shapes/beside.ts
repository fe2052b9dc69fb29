/* Puts one box beside another, their centres in line. */
import type { Box } from '@/plan/types'

export const SIDES = ['right', 'left', 'above', 'below'] as const
export type Side = (typeof SIDES)[number]

/** Returns the offset that puts `box` at a side of `other`, `gap` plan units away. */
export function offsetBeside(
  box: Box,
  other: Box,
  side: Side,
  gap: number,
): { readonly dx: number; readonly dy: number } {
  const level = other.y + other.height / 2 - (box.y + box.height / 2)
  const plumb = other.x + other.width / 2 - (box.x + box.width / 2)
  switch (side) {
    case 'right':
      return { dx: other.x + other.width + gap - box.x, dy: level }
    case 'left':
      return { dx: other.x - gap - box.width - box.x, dy: level }
    case 'below':
      return { dx: plumb, dy: other.y + other.height + gap - box.y }
    case 'above':
      return { dx: plumb, dy: other.y - gap - box.height - box.y }
  }
}
