/* Grid lines inside the room: every cell, and stronger every fifth. Cells too small to see are left out. */
import type { Box } from '@/plan/types'
import type { Size } from '@/plan/camera/camera'
import type { PaintContext } from '@/canvas/painting/painter'

/** Cells between major lines. */
const MAJOR_EVERY = 5
/** Screen pixels. */
const CLOSEST_LINES = 7

/** Draws the grid where it is seen; the surface must be in plan units. */
export function paintGrid(context: PaintContext, seen: Box, room: Size, gridSize: number): void {
  const major = gridSize * MAJOR_EVERY
  if (gridSize * context.camera.zoom >= CLOSEST_LINES) lines(context, seen, room, gridSize, 'grid')
  if (major * context.camera.zoom >= CLOSEST_LINES) lines(context, seen, room, major, 'grid-major')
}

function lines(context: PaintContext, seen: Box, room: Size, step: number, colour: string): void {
  const { surface, palette, camera } = context
  const left = Math.max(0, seen.x)
  const top = Math.max(0, seen.y)
  const right = Math.min(room.width, seen.x + seen.width)
  const bottom = Math.min(room.height, seen.y + seen.height)
  if (right <= left || bottom <= top) return
  surface.beginPath()
  for (let x = Math.ceil(left / step) * step; x <= right; x += step) {
    surface.moveTo(x, top)
    surface.lineTo(x, bottom)
  }
  for (let y = Math.ceil(top / step) * step; y <= bottom; y += step) {
    surface.moveTo(left, y)
    surface.lineTo(right, y)
  }
  surface.strokeStyle = palette.colour(colour)
  surface.lineWidth = 1 / camera.zoom
  surface.stroke()
}
