/*
 * The static layer after a pan. Painting everything costs as much as there is; moving the picture costs a copy of its
 * pixels, and only what came into view is painted.
 */
import type { Box, Point } from '@/plan/types'
import type { PaintContext } from '@/canvas/painting/painter'
import type { Camera, Size } from '@/plan/camera/camera'

/** Pixels that a camera may be beside whole ones. */
const EXACT = 1e-3

/**
 * Moves the picture that was painted for a camera to where it is seen now, and has the parts painted that it leaves free.
 * Says false when it cannot be moved: at another zoom, or by parts of a pixel, which would blur it.
 */
export function moveStatic(
  context: PaintContext,
  from: Camera,
  paint: (part: Box) => void,
): boolean {
  const { surface, pixelRatio } = context
  const way = wayBetween(from, context.camera, pixelRatio)
  if (way === undefined) return false
  surface.setTransform(1, 0, 0, 1, 0, 0)
  // Without a look at what is below, which is the picture itself.
  surface.globalCompositeOperation = 'copy'
  surface.drawImage(surface.canvas, way.x, way.y)
  surface.globalCompositeOperation = 'source-over'
  for (const strip of uncovered(way, surface.canvas)) {
    surface.save()
    surface.setTransform(1, 0, 0, 1, 0, 0)
    surface.beginPath()
    surface.rect(strip.x, strip.y, strip.width, strip.height)
    surface.clip()
    paint({
      x: strip.x / pixelRatio,
      y: strip.y / pixelRatio,
      width: strip.width / pixelRatio,
      height: strip.height / pixelRatio,
    })
    surface.restore()
  }
  return true
}

/** How far the picture moves, in its own pixels. */
function wayBetween(from: Camera, to: Camera, pixelRatio: number): Point | undefined {
  if (from.zoom !== to.zoom) return undefined
  const x = (to.panX - from.panX) * pixelRatio
  const y = (to.panY - from.panY) * pixelRatio
  const way = { x: Math.round(x), y: Math.round(y) }
  return Math.abs(x - way.x) < EXACT && Math.abs(y - way.y) < EXACT ? way : undefined
}

/** What a picture leaves free of its own place when it moves: a strip beside it and one above or below. */
function uncovered(way: Point, { width, height }: Size): Box[] {
  const beside = Math.min(Math.abs(way.x), width)
  const below = Math.min(Math.abs(way.y), height)
  return [
    { x: way.x > 0 ? 0 : width - beside, y: 0, width: beside, height },
    { x: 0, y: way.y > 0 ? 0 : height - below, width, height: below },
  ].filter((strip) => strip.width > 0 && strip.height > 0)
}
