/*
 * Where a drawing is looked at from: its centre in the drawing's units, and a zoom that is 1 when all of it is seen.
 * Pure values; sizes of the view are CSS pixels.
 */
import type { Box, Point } from '@/plan/types'

export interface ViewCamera extends Point {
  readonly zoom: number
}

export interface ViewSize {
  readonly width: number
  readonly height: number
}

/** The drawing, the view that shows it, and the pixels that stay free around it. */
export interface ViewFrame {
  readonly drawing: ViewSize
  readonly view: ViewSize
  readonly padding: number
  /** The closest that people can look; `maxZoom` without one. */
  readonly closest?: number
}

export const minZoom = 0.1
export const maxZoom = 3
/** The factor of one press of a zoom button. */
export const zoomStep = 1.2

/** Returns the camera that shows the whole drawing. */
export function fitted({ drawing }: ViewFrame): ViewCamera {
  return { x: drawing.width / 2, y: drawing.height / 2, zoom: 1 }
}

/** Pixels per unit of the drawing. */
export function scaleOf({ drawing, view, padding }: ViewFrame, zoom: number): number {
  const across = Math.max(1, view.width - 2 * padding) / drawing.width
  const down = Math.max(1, view.height - 2 * padding) / drawing.height
  return Math.min(across, down) * zoom
}

/** The part of the drawing's plane that the view shows. */
export function visibleBox(frame: ViewFrame, camera: ViewCamera): Box {
  const scale = scaleOf(frame, camera.zoom)
  const [width, height] = [frame.view.width / scale, frame.view.height / scale]
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height }
}

/** Moves the drawing by pixels. */
export function panned(frame: ViewFrame, camera: ViewCamera, by: Point): ViewCamera {
  const scale = scaleOf(frame, camera.zoom)
  return within(frame, { ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale })
}

/** Zooms by a factor while the place under a pixel of the view stays under it. */
export function zoomedAt(
  frame: ViewFrame,
  camera: ViewCamera,
  factor: number,
  at: Point,
): ViewCamera {
  const zoom = zoomWithin(frame, camera.zoom * factor)
  const [dx, dy] = [at.x - frame.view.width / 2, at.y - frame.view.height / 2]
  const [before, after] = [scaleOf(frame, camera.zoom), scaleOf(frame, zoom)]
  return within(frame, {
    x: camera.x + dx / before - dx / after,
    y: camera.y + dy / before - dy / after,
    zoom,
  })
}

/** Returns the camera that shows a box of the drawing as large as fits. */
export function framing(frame: ViewFrame, box: Box): ViewCamera {
  const wanted = scaleOf({ ...frame, drawing: box }, 1)
  const zoom = zoomWithin(frame, wanted / scaleOf(frame, 1))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom }
}

function zoomWithin({ closest = maxZoom }: ViewFrame, zoom: number): number {
  return Math.min(closest, Math.max(minZoom, zoom))
}

/** Returns the camera between two, `share` of the way from the first to the second. */
export function between(from: ViewCamera, to: ViewCamera, share: number): ViewCamera {
  const mix = (a: number, b: number) => a + (b - a) * share
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) }
}

/** Keeps the centre of the view on the drawing, so that the drawing cannot be lost. */
function within({ drawing }: ViewFrame, { x, y, zoom }: ViewCamera): ViewCamera {
  const clamp = (value: number, end: number) => Math.min(end, Math.max(0, value))
  return { x: clamp(x, drawing.width), y: clamp(y, drawing.height), zoom }
}
