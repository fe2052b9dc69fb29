/*
 * Where a drawing is looked at from. Pure values; "world" means units of the drawing, "screen" means CSS pixels from a
 * fixed point of the view: its top left corner in the designer, its middle elsewhere.
 */
import type { Point } from '@/plan/types'

/** The position of the drawing's origin on the screen, and pixels per unit. */
export interface Camera {
  readonly zoom: number
  readonly panX: number
  readonly panY: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface ZoomLimits {
  readonly least: number
  readonly most: number
}

/** The factor of one press of a zoom button or key, except on the toolbar of the designer. */
export const zoomStep = 1.2
/** Pixels that a mouse moves before a press is a drag. */
export const dragSlop = 4

export function toScreen({ zoom, panX, panY }: Camera, { x, y }: Point): Point {
  return { x: x * zoom + panX, y: y * zoom + panY }
}

export function toWorld({ zoom, panX, panY }: Camera, { x, y }: Point): Point {
  return { x: (x - panX) / zoom, y: (y - panY) / zoom }
}

/** Returns the camera that shows the point `world` at `screen`. */
export function placed(world: Point, screen: Point, zoom: number): Camera {
  return { zoom, panX: screen.x - world.x * zoom, panY: screen.y - world.y * zoom }
}

/** Brings the point of the drawing that is at `from` to `to`; where both are the same, it stays there while zooming. */
export function drag(camera: Camera, from: Point, to: Point, zoom: number): Camera {
  return placed(toWorld(camera, from), to, zoom)
}

export function limitZoom(zoom: number, { least, most }: ZoomLimits): number {
  return Math.min(most, Math.max(least, zoom))
}

/** Returns the zoom at which `drawing` just fits into `room`, in pixels. */
export function fitZoom(drawing: Size, room: Size): number {
  return Math.min(room.width / drawing.width, room.height / drawing.height)
}

/** The camera a share `t` (0..1) of the way, eased out; zoom moves evenly to the eye. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * easedOut(t)
  return {
    zoom: mix(from.zoom, to.zoom),
    panX: mix(from.panX, to.panX),
    panY: mix(from.panY, to.panY),
  }
}

export function easedOut(t: number): number {
  return 1 - (1 - t) ** 3
}
