/* Paints the aisles under the objects: floor that stays free, marked where it is narrower than an aisle must be. */
import type { Aisle } from '@/plan/types'
import { toPlanUnits, type PaintContext } from '@/canvas/painting/painter'
import { AISLE_WIDTH } from '@/canvas/shapes/aisle-width'

const DASH = [6, 4]
const FILL_ALPHA = 0.65

export function paintAisles(
  context: PaintContext,
  aisles: readonly Aisle[],
  widths: ArrayLike<number>,
): void {
  const { surface, palette, camera } = context
  toPlanUnits(context)
  surface.save()
  surface.setLineDash(DASH.map((length) => length / camera.zoom))
  surface.lineWidth = 1 / camera.zoom
  aisles.forEach((aisle, index) => {
    const narrow = (widths[index] ?? AISLE_WIDTH) < AISLE_WIDTH
    surface.beginPath()
    for (const { x, y } of aisle.points) surface.lineTo(x, y)
    surface.closePath()
    surface.fillStyle = palette.colour(narrow ? 'warning-soft' : 'accent-soft')
    surface.globalAlpha = FILL_ALPHA
    surface.fill()
    surface.globalAlpha = 1
    surface.strokeStyle = palette.colour(narrow ? 'warning' : 'border-strong')
    surface.stroke()
  })
  surface.restore()
}
