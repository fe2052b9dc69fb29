/*
 * Paints the tracing picture: above the floor, below the grid, with the opacity set in the plan. A dashed frame takes
 * its place until it has loaded, or permanently if it cannot be loaded.
 */
import type { Underlay } from '@/plan/types'
import { toPlanUnits, type PaintContext } from '@/canvas/painting/painter'

const RADIANS = Math.PI / 180
const DASH = [8, 6]

export function paintUnderlay(context: PaintContext, underlay: Underlay): void {
  if (!underlay.visible) return
  const { surface } = context
  const { x, y, width, height } = underlay
  toPlanUnits(context)
  surface.save()
  surface.translate(x + width / 2, y + height / 2)
  surface.rotate(underlay.rotation * RADIANS)
  const picture = context.pictures.get(underlay.imageUrl)
  if (picture === undefined) {
    paintFrame(context, width, height)
  } else {
    surface.globalAlpha = underlay.opacity
    surface.imageSmoothingQuality = 'high'
    surface.drawImage(picture, -width / 2, -height / 2, width, height)
  }
  surface.restore()
}

/** Paints a frame with its diagonals, about the centre. */
function paintFrame({ surface, palette, camera }: PaintContext, w: number, h: number): void {
  surface.strokeStyle = palette.colour('shape-stroke')
  surface.lineWidth = 1.5 / camera.zoom
  surface.setLineDash(DASH.map((length) => length / camera.zoom))
  surface.strokeRect(-w / 2, -h / 2, w, h)
  surface.beginPath()
  surface.moveTo(-w / 2, -h / 2)
  surface.lineTo(w / 2, h / 2)
  surface.moveTo(-w / 2, h / 2)
  surface.lineTo(w / 2, -h / 2)
  surface.stroke()
}
