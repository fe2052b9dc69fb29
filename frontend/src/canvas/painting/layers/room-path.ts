/* The outline of the floor as a path of the surface: the room's rectangle, an ellipse, or what was drawn. */
import type { Bounds } from '@/plan/types'
import type { Surface } from '@/canvas/painting/painter'
import type { Size } from '@/plan/camera/camera'

/** Begins a path around the floor; the surface must be in plan units, and so must be the size of the room. */
export function traceRoom(surface: Surface, room: Size, bounds: Bounds | undefined): void {
  surface.beginPath()
  const points = bounds?.points ?? []
  if (bounds?.shape === 'circle') {
    const { x, y, width, height } = bounds
    surface.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
  } else if (bounds?.shape === 'irregular' && points.length > 2) {
    for (const { x, y } of points) surface.lineTo(x, y)
    surface.closePath()
  } else {
    surface.rect(0, 0, room.width, room.height)
  }
}
