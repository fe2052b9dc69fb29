/* The box that results from dragging a handle: rotated objects, kept proportions, resizing about the centre. */
import type { Box, Point } from '@/plan/types'
import type { Size } from '@/plan/camera/camera'
import { rotateVector } from '@/canvas/shapes/angle'
import { sidesOf, type ResizeHandle } from '@/canvas/shapes/handles'

interface ResizeRules {
  readonly keepRatio: boolean
  readonly fromCentre: boolean
  /** The smallest box; 24 units per side by default. */
  readonly least?: Size
}

/** Plan units per side. */
export const SMALLEST_SIDE = 24

/** Returns the new box; the opposite side (or the centre) stays where it is. */
export function resized(
  start: Box,
  rotation: number,
  handle: ResizeHandle,
  travel: Point,
  rules: ResizeRules,
): Box {
  const { sx, sy } = sidesOf(handle)
  const local = rotateVector(travel, -rotation)
  const reach = rules.fromCentre ? 2 : 1
  const least = rules.least ?? { width: SMALLEST_SIDE, height: SMALLEST_SIDE }
  let width = start.width + sx * local.x * reach
  let height = start.height + sy * local.y * reach
  if (rules.keepRatio) {
    const smallest = Math.max(least.width / start.width, least.height / start.height)
    const scale = Math.max(smallest, ratioScale(start, { sx, sy }, width, height))
    width = start.width * scale
    height = start.height * scale
  } else {
    width = Math.max(least.width, width)
    height = Math.max(least.height, height)
  }
  const centre = { x: start.x + start.width / 2, y: start.y + start.height / 2 }
  const shift = rules.fromCentre
    ? { x: 0, y: 0 }
    : rotateVector(
        { x: (sx * (width - start.width)) / 2, y: (sy * (height - start.height)) / 2 },
        rotation,
      )
  return {
    x: centre.x + shift.x - width / 2,
    y: centre.y + shift.y - height / 2,
    width,
    height,
  }
}

function ratioScale(
  start: Box,
  side: { readonly sx: number; readonly sy: number },
  width: number,
  height: number,
): number {
  if (side.sx === 0) return height / start.height
  if (side.sy === 0) return width / start.width
  return Math.max(width / start.width, height / start.height)
}

const ROUND_KINDS: ReadonlySet<string> = new Set(['round', 'square', 'high-top', 'chair'])

/** Returns whether objects of this kind are as wide as they are long. */
export function keepsRatio(kind: string): boolean {
  return ROUND_KINDS.has(kind)
}
