/* Where the plan is looked at from: pan in screen pixels, zoom in pixels per plan unit. Pure values. */
import type { Box, Point } from '@/plan/types'

export interface Camera {
  readonly zoom: number
  readonly panX: number
  readonly panY: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

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

/** Limits a zoom; where the view was fitted below the smallest one, that is the smallest. */
function clampZoom(zoom: number, now = MIN_ZOOM): number {
  return Math.min(MAX_ZOOM, Math.max(Math.min(MIN_ZOOM, now), zoom))
}

export function toScreen(camera: Camera, world: Point): Point {
  return { x: world.x * camera.zoom + camera.panX, y: world.y * camera.zoom + camera.panY }
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

export function toWorld(camera: Camera, screen: Point): Point {
  return {
    x: (screen.x - camera.panX) / camera.zoom,
    y: (screen.y - camera.panY) / camera.zoom,
  }
}

/** Zooms so that the world point under `screen` stays there. */
export function zoomAt(camera: Camera, screen: Point, zoom: number): Camera {
  const next = clampZoom(zoom, camera.zoom)
  const world = toWorld(camera, screen)
  return { zoom: next, panX: screen.x - world.x * next, panY: screen.y - world.y * next }
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
  const share = Math.min(usable(view.width) / room.width, usable(view.height) / room.height)
  const zoom = Math.max(FIT_MIN_ZOOM, Math.min(share, FIT_MAX_ZOOM))
  return {
    zoom,
    panX: view.width / 2 - (box.x + box.width / 2) * zoom,
    panY: view.height / 2 - (box.y + box.height / 2) * zoom,
  }
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

/** The camera a share `t` (0..1) of the way, eased out; zoom moves evenly to the eye. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const eased = 1 - (1 - t) ** 3
  const mix = (a: number, b: number): number => a + (b - a) * eased
  return {
    zoom: mix(from.zoom, to.zoom),
    panX: mix(from.panX, to.panX),
    panY: mix(from.panY, to.panY),
  }
}

export function sameCamera(a: Camera, b: Camera): boolean {
  return a.zoom === b.zoom && a.panX === b.panX && a.panY === b.panY
}
