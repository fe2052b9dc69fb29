/* Positions of an object's resize and rotate handles on screen, and the handle under the pointer. */
import type { Box, Point } from '@/plan/types'
import { toScreen, type Camera } from '@/plan/camera/camera'
import { rotateVector } from '@/canvas/shapes/angle'

export type HandleName = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'rotate'
export type ResizeHandle = Exclude<HandleName, 'rotate'>

export interface HandlePlace extends Point {
  readonly name: HandleName
}

/** Screen pixels. */
export const HANDLE_SIZE = 8
export const ROTATE_DISTANCE = 30
const GRAB = { mouse: 7, touch: 22 } as const
/** Size on screen below which the side handles are left out. */
const ROOM_FOR_SIDES = 48

const CORNERS: readonly ResizeHandle[] = ['nw', 'ne', 'se', 'sw']
const SIDES: readonly ResizeHandle[] = ['n', 'e', 's', 'w']

/** Returns -1, 0 or 1 for the side of the box that a handle moves. */
export function sidesOf(handle: ResizeHandle): { readonly sx: number; readonly sy: number } {
  return {
    sx: handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0,
    sy: handle.includes('s') ? 1 : handle.includes('n') ? -1 : 0,
  }
}

/** Returns whether a box is so small on screen that a finger on it would always touch a handle. */
export function isSmallForTouch({ width, height }: Box, { zoom }: Camera): boolean {
  return Math.max(width, height) * zoom < 2 * GRAB.touch
}

/** Returns the handles of a box in screen pixels, the rotate handle first. */
export function handlesOf(box: Box, rotation: number, camera: Camera): HandlePlace[] {
  const centre = toScreen(camera, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const halfWidth = (box.width * camera.zoom) / 2
  const halfHeight = (box.height * camera.zoom) / 2
  const place = (name: HandleName, dx: number, dy: number): HandlePlace => {
    const turn = rotateVector({ x: dx, y: dy }, rotation)
    return { name, x: centre.x + turn.x, y: centre.y + turn.y }
  }
  const room = Math.min(halfWidth, halfHeight) * 2 >= ROOM_FOR_SIDES
  const names = room ? [...CORNERS, ...SIDES] : CORNERS
  return [
    place('rotate', 0, -halfHeight - ROTATE_DISTANCE),
    ...names.map((name) => {
      const { sx, sy } = sidesOf(name)
      return place(name, sx * halfWidth, sy * halfHeight)
    }),
  ]
}

/**
 * Returns the handle that a press at `screen` grabs. The centre of the box always moves it, however small it is on
 * screen; a finger resizes only boxes larger than itself.
 */
export function handleUnder(
  box: Box,
  rotation: number,
  camera: Camera,
  { screen, touch }: { readonly screen: Point; readonly touch: boolean },
): HandleName | undefined {
  const reach = touch ? GRAB.touch : GRAB.mouse
  if (isMiddle(box, rotation, camera, { screen, reach })) return undefined
  const places = handlesOf(box, rotation, camera)
  const few = touch && isSmallForTouch(box, camera)
  return nearest(few ? places.slice(0, 1) : places, screen, reach)
}

/** Returns whether a press is in the part of the box without handles: at least half of each side. */
function isMiddle(
  box: Box,
  rotation: number,
  camera: Camera,
  { screen, reach }: { readonly screen: Point; readonly reach: number },
): boolean {
  const centre = toScreen(camera, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const off = rotateVector({ x: screen.x - centre.x, y: screen.y - centre.y }, -rotation)
  const free = (side: number): number => {
    const half = (side * camera.zoom) / 2
    return half - Math.min(reach, half / 2)
  }
  return Math.abs(off.x) < free(box.width) && Math.abs(off.y) < free(box.height)
}

function nearest(
  places: readonly HandlePlace[],
  screen: Point,
  reach: number,
): HandleName | undefined {
  let best: HandlePlace | undefined
  let least = reach * reach
  for (const handle of places) {
    const distance = (handle.x - screen.x) ** 2 + (handle.y - screen.y) ** 2
    if (distance <= least) {
      best = handle
      least = distance
    }
  }
  return best?.name
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const
const DIRECTION: Readonly<Record<ResizeHandle, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
}

/** Returns the mouse cursor for the direction of a handle on a rotated object. */
export function cursorOf(handle: HandleName, rotation: number): string {
  if (handle === 'rotate') return 'grab'
  const eighth = Math.round((DIRECTION[handle] + rotation) / 45)
  return CURSORS[((eighth % 4) + 4) % 4] ?? 'move'
}
