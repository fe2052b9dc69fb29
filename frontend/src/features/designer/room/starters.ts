/* Outlines to begin with, as shares of the room's width and depth. */
import type { Point } from '@/plan/types'
import type { Size } from '@/plan/camera/camera'

interface Starter {
  readonly id: string
  readonly label: string
  readonly corners: readonly (readonly [number, number])[]
}

export const STARTERS: readonly Starter[] = [
  {
    id: 'l',
    label: 'L-shape',
    corners: [
      [0, 0],
      [1, 0],
      [1, 0.55],
      [0.55, 0.55],
      [0.55, 1],
      [0, 1],
    ],
  },
  {
    id: 't',
    label: 'T-shape',
    corners: [
      [0, 0],
      [1, 0],
      [1, 0.5],
      [0.7, 0.5],
      [0.7, 1],
      [0.3, 1],
      [0.3, 0.5],
      [0, 0.5],
    ],
  },
  {
    id: 'u',
    label: 'U-shape',
    corners: [
      [0, 0],
      [0.3, 0],
      [0.3, 0.55],
      [0.7, 0.55],
      [0.7, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  },
  {
    id: 'octagon',
    label: 'Octagon',
    corners: [
      [0.25, 0],
      [0.75, 0],
      [1, 0.25],
      [1, 0.75],
      [0.75, 1],
      [0.25, 1],
      [0, 0.75],
      [0, 0.25],
    ],
  },
]

/** The corners of a starter in a room of this size, in plan units. */
export function cornersOf({ corners }: Starter, room: Size): Point[] {
  return corners.map(([x, y]) => ({ x: x * room.width, y: y * room.height }))
}
