/* The camera of the sample plan. Pure functions; the drawing is in plan units. */
import { fitZoom, placed, toScreen, type Camera, type Size } from '@/plan/camera/camera'
import { middle, type CameraRules } from '@/plan/camera/rules'
import type { Point } from '@/plan/types'

/** Margin around the plan in plan units, for the dimension lines. */
const margin = 76
/** Below this zoom the names of tables cannot be read. */
const readable = 0.5
const closest = 3

/** The whole room. */
export function wholeRoom(room: Size, view: Size): Camera {
  return placed({ x: room.width / 2, y: room.height / 2 }, middle, wholeZoom(room, view))
}

function wholeZoom({ width, height }: Size, view: Size): number {
  return fitZoom({ width: width + 2 * margin, height: height + 2 * margin }, view)
}

/** Shows the whole room at first, or a part around `focus` where the whole would be too small to read. */
export function roomRules(room: Size, focus: Point): CameraRules {
  const within = ({ zoom, panX, panY }: Camera, view: Size) => ({
    zoom,
    panX: along(panX, room.width * zoom, view.width, margin * zoom),
    panY: along(panY, room.height * zoom, view.height, margin * zoom),
  })
  return {
    within,
    first: (view) => within(placed(focus, middle, Math.max(wholeZoom(room, view), readable)), view),
    limits: (view) => ({ least: Math.min(wholeZoom(room, view), readable), most: closest }),
    unit: () => 1,
  }
}

// The room never leaves the view: if larger, its edges stop at the edges of the view; if smaller, it stays centred.
function along(pan: number, length: number, view: number, edge: number): number {
  const slack = Math.max(0, (length + 2 * edge - view) / 2)
  return Math.min(slack - length / 2, Math.max(-slack - length / 2, pan))
}

/** Keeps the camera when `at` is in sight, else looks at it. */
export function showing(rules: CameraRules, camera: Camera, view: Size, at: Point): Camera {
  const edge = 90 * camera.zoom
  const { x, y } = toScreen(camera, at)
  const isSeen = Math.abs(x) <= view.width / 2 - edge && Math.abs(y) <= view.height / 2 - edge
  return isSeen ? camera : rules.within(placed(at, middle, camera.zoom), view)
}

/** Returns the longest of a few round lengths, in feet, whose scale bar is at most `most` pixels long. */
export function scaleBar(zoom: number, most: number): { feet: number; pixels: number } {
  const perFoot = zoom * 24
  const feet = [20, 10, 5, 2, 1].find((length) => length * perFoot <= most) ?? 1
  return { feet, pixels: feet * perFoot }
}
