/* The designer's limits of zoom, its ways to fit a plan, and what is on screen. Pure values. */
import {
  drag,
  fitZoom,
  limitZoom,
  placed,
  toScreen,
  toWorld,
  type Camera,
  type Size,
} from '@/plan/camera/camera'
import type { Box, Point } from '@/plan/types'

const MIN_ZOOM = 0.1
const MAX_ZOOM = 5
/** Fitting goes below `MIN_ZOOM`, so that a hall of 500 ft is seen whole, but not to nothing. */
const FIT_MIN_ZOOM = 0.005
/** Fitting never enlarges beyond this. */
const FIT_MAX_ZOOM = 3
/** Share of the view that a fitted plan fills. */
const FIT_SHARE = 0.95
/** Screen pixels that a plan that was opened keeps free on each side, in views of at least `WIDE_VIEW` pixels. */
const VENUE_MARGIN = 60
const WIDE_VIEW = 1024
/** Screen pixels of width and height that the toolbar's fit leaves free. */
const FIT_PADDING = 100

/** Screen pixels that what is revealed keeps to the edges of the view. */
export const REVEAL_MARGIN = 48

/**
 * Zooms about a point of the view, within limits; where the view was fitted below the smallest zoom, that is the
 * smallest. The point of the plan at `from` comes along.
 */
export function zoomAt(camera: Camera, screen: Point, zoom: number, from = screen): Camera {
  const least = Math.min(MIN_ZOOM, camera.zoom)
  return drag(camera, from, screen, limitZoom(zoom, { least, most: MAX_ZOOM }))
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, panX: camera.panX + dx, panY: camera.panY + dy }
}

/** Shows `box` whole and centred in 95 % of the view. */
export function fit(box: Box, view: Size): Camera {
  return centred(box, view, (length) => length * FIT_SHARE)
}

/** The first view of a plan: with the margin of the venue in a wide view, otherwise like `fit`. */
export function fitOpened(box: Box, view: Size): Camera {
  if (view.width < WIDE_VIEW) return fit(box, view)
  return centred(box, view, (length) => Math.max(length - 2 * VENUE_MARGIN, length / 2))
}

/** Shows `box` whole and centred with some floor around it; a small view gives half of itself at most. */
export function fitPadded(box: Box, view: Size): Camera {
  return centred(box, view, (length) => Math.max(length - FIT_PADDING, length / 2))
}

function centred(box: Box, view: Size, usable: (length: number) => number): Camera {
  const room = { width: Math.max(box.width, 1), height: Math.max(box.height, 1) }
  const share = fitZoom(room, { width: usable(view.width), height: usable(view.height) })
  const zoom = limitZoom(share, { least: FIT_MIN_ZOOM, most: FIT_MAX_ZOOM })
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return placed(middle, { x: view.width / 2, y: view.height / 2 }, zoom)
}

/** Edges on the screen, in pixels. */
export interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxOnScreen(camera: Camera, box: Box): ScreenBox {
  const from = toScreen(camera, box)
  const to = toScreen(camera, { x: box.x + box.width, y: box.y + box.height })
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

/** The part of the plan on screen, grown by `margin` plan units. */
export function visibleBox(camera: Camera, view: Size, margin: number): Box {
  const corner = toWorld(camera, { x: 0, y: 0 })
  return {
    x: corner.x - margin,
    y: corner.y - margin,
    width: view.width / camera.zoom + 2 * margin,
    height: view.height / camera.zoom + 2 * margin,
  }
}

export function sameCamera(a: Camera, b: Camera): boolean {
  return a.zoom === b.zoom && a.panX === b.panX && a.panY === b.panY
}
