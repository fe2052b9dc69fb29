/* Paints the tracing picture: above the floor, below the grid, as pale as the plan says. */
import type { Underlay } from '@/plan/types'
import { toPlanUnits, type PaintContext } from '@/features/planner/canvas/painter'

const RADIANS = Math.PI / 180

export function paintUnderlay(context: PaintContext, underlay: Underlay): void {
  if (!underlay.visible) return
  const picture = context.pictures.get(underlay.imageUrl)
  if (picture === undefined) return
  const { surface } = context
  const { x, y, width, height } = underlay
  toPlanUnits(context)
  surface.save()
  surface.globalAlpha = underlay.opacity
  surface.imageSmoothingQuality = 'high'
  surface.translate(x + width / 2, y + height / 2)
  surface.rotate(underlay.rotation * RADIANS)
  surface.drawImage(picture, -width / 2, -height / 2, width, height)
  surface.restore()
}
