/* Where overlay figures stand on screen. */
import type { Point } from '@/plan/types'
import type { Placed } from '@/features/planner/designer/selection-box'
import { toScreen, type Camera } from '@/features/planner/store/camera'
import { turned } from '@/features/planner/tools/angle'

/** The corners of a turned box in screen pixels, as SVG points. */
export function outlinePoints(placed: Placed, camera: Camera, grow = 0): string {
  const centre = toScreen(camera, {
    x: placed.x + placed.width / 2,
    y: placed.y + placed.height / 2,
  })
  const halfWidth = (placed.width * camera.zoom) / 2 + grow
  const halfHeight = (placed.height * camera.zoom) / 2 + grow
  const corners: readonly Point[] = [
    { x: -halfWidth, y: -halfHeight },
    { x: halfWidth, y: -halfHeight },
    { x: halfWidth, y: halfHeight },
    { x: -halfWidth, y: halfHeight },
  ]
  return corners
    .map((corner) => {
      const turn = turned(corner, placed.rotation)
      return `${(centre.x + turn.x).toFixed(1)},${(centre.y + turn.y).toFixed(1)}`
    })
    .join(' ')
}
