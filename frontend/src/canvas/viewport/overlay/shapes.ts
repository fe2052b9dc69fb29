/* Screen positions of overlay figures. */
import type { Point } from '@/plan/types'
import type { Placed } from '@/canvas/shapes/placed'
import { toScreen, type Camera } from '@/plan/camera/camera'
import { rotateVector } from '@/canvas/shapes/angle'

/** Returns the corners of a rotated box in screen pixels, as SVG points. */
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
      const turn = rotateVector(corner, placed.rotation)
      return `${(centre.x + turn.x).toFixed(1)},${(centre.y + turn.y).toFixed(1)}`
    })
    .join(' ')
}

/** Kinds whose ring is the ellipse in their box. */
const ROUND: ReadonlySet<string> = new Set(['round', 'high-top', 'oval', 'circle'])

/** A ring to draw: a rotated box, or the ellipse in it. */
export interface Ring extends Placed {
  readonly round: boolean
}

export function isRound(kind: string): boolean {
  return ROUND.has(kind)
}

/** Returns the rings in plan units, as one SVG path. */
export function ringPath(rings: readonly Ring[]): string {
  return rings.map((ring) => (ring.round ? ellipse(ring) : corners(ring))).join('')
}

function corners({ x, y, width, height, rotation }: Ring): string {
  const a = rotateVector({ x: width / 2, y: height / 2 }, rotation)
  const b = rotateVector({ x: width / 2, y: -height / 2 }, rotation)
  const cx = x + width / 2
  const cy = y + height / 2
  const points = [
    { x: cx + a.x, y: cy + a.y },
    { x: cx + b.x, y: cy + b.y },
    { x: cx - a.x, y: cy - a.y },
    { x: cx - b.x, y: cy - b.y },
  ]
  return `M${points.map(short).join('L')}z`
}

function ellipse({ x, y, width, height, rotation }: Ring): string {
  const reach = rotateVector({ x: width / 2, y: 0 }, rotation)
  const cx = x + width / 2
  const cy = y + height / 2
  const end = short({ x: cx + reach.x, y: cy + reach.y })
  const start = short({ x: cx - reach.x, y: cy - reach.y })
  const radii = `${short({ x: width / 2, y: height / 2 })} ${rotation.toFixed(1)} 1 1`
  return `M${start}A${radii} ${end}A${radii} ${start}z`
}

function short({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
