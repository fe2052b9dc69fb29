/*
 * The camera of the sample plan: a centre in plan units and a scale in pixels per unit. Pure functions.
 */

export interface Camera {
  readonly cx: number
  readonly cy: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface At {
  readonly x: number
  readonly y: number
}

/** Margin around the plan in plan units, for the dimension lines. */
const margin = 76
/** Below this scale the names of tables cannot be read. */
const readable = 0.5
const largest = 3

function fitScale(room: Size, view: Size): number {
  return Math.min(view.width / (room.width + 2 * margin), view.height / (room.height + 2 * margin))
}

/** The whole room, or a part around `focus` where the whole would be too small to read. */
export function firstCamera(room: Size, view: Size, focus: At): Camera {
  const whole = fitScale(room, view)
  if (whole >= readable) return wholeRoom(room, view)
  return clamped({ cx: focus.x, cy: focus.y, scale: readable }, room, view)
}

/** The whole room. */
export function wholeRoom(room: Size, view: Size): Camera {
  return { cx: room.width / 2, cy: room.height / 2, scale: fitScale(room, view) }
}

/** Zooms so that what lies under `at` (pixels of the view) stays there. */
export function zoomed(camera: Camera, factor: number, at: At, room: Size, view: Size): Camera {
  const least = Math.min(fitScale(room, view), readable)
  const scale = Math.min(largest, Math.max(least, camera.scale * factor))
  const dx = at.x - view.width / 2
  const dy = at.y - view.height / 2
  const cx = camera.cx + dx / camera.scale - dx / scale
  const cy = camera.cy + dy / camera.scale - dy / scale
  return clamped({ cx, cy, scale }, room, view)
}

/** Moves the view by `dx` and `dy` pixels. */
export function panned(camera: Camera, dx: number, dy: number, room: Size, view: Size): Camera {
  const moved = {
    ...camera,
    cx: camera.cx - dx / camera.scale,
    cy: camera.cy - dy / camera.scale,
  }
  return clamped(moved, room, view)
}

/** Keeps the camera when `at` is in sight, else looks at it. */
export function showing(camera: Camera, at: At, room: Size, view: Size): Camera {
  const edge = 90
  const right = view.width / 2 / camera.scale - edge
  const below = view.height / 2 / camera.scale - edge
  const seen = Math.abs(at.x - camera.cx) <= right && Math.abs(at.y - camera.cy) <= below
  return seen ? camera : clamped({ ...camera, cx: at.x, cy: at.y }, room, view)
}

/** Returns the visible rectangle of the plan as an SVG view box. */
export function viewBox({ cx, cy, scale }: Camera, view: Size): string {
  const width = view.width / scale
  const height = view.height / scale
  return [cx - width / 2, cy - height / 2, width, height].map((n) => n.toFixed(2)).join(' ')
}

/** Returns the longest of a few round lengths, in feet, whose scale bar is at most `most` pixels long. */
export function scaleBar(scale: number, most: number): { feet: number; pixels: number } {
  const perFoot = scale * 24
  const feet = [20, 10, 5, 2, 1].find((length) => length * perFoot <= most) ?? 1
  return { feet, pixels: feet * perFoot }
}

// The room never leaves the view: if larger, its edges stop at the edges of the view; if smaller, it stays centred.
function clamped({ cx, cy, scale }: Camera, room: Size, view: Size): Camera {
  const along = (middle: number, length: number, seen: number) => {
    const slack = (length + 2 * margin - seen / scale) / 2
    if (slack <= 0) return length / 2
    return Math.min(length / 2 + slack, Math.max(length / 2 - slack, middle))
  }
  return { cx: along(cx, room.width, view.width), cy: along(cy, room.height, view.height), scale }
}
