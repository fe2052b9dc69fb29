/* The picture under a plan, as commands: it is set as a whole, each time under the name that undo says. */
import type { Box, Command, Point, Underlay } from '@/plan/types'
import type { Size } from '@/plan/camera/camera'

/** Pale enough to draw upon. */
const USUAL_OPACITY = 0.5

/** Puts a picture under the plan, or takes it away; `label` is what undo says. */
export function setUnderlay(underlay: Underlay | null, label: string): Command {
  return { kind: 'batch', label, commands: [{ kind: 'canvas', set: { underlay } }] }
}

/** A picture as large as the room allows, in its middle. */
export function fittedUnderlay(imageUrl: string, aspectRatio: number, room: Size): Underlay {
  const width = Math.min(room.width, room.height * aspectRatio)
  const height = width / aspectRatio
  return {
    ...{ imageUrl, width, height },
    x: (room.width - width) / 2,
    y: (room.height - height) / 2,
    ...{ rotation: 0, opacity: USUAL_OPACITY, visible: true },
  }
}

/** The same picture further on. */
export function translateUnderlay(underlay: Underlay, by: Point): Underlay {
  return { ...underlay, x: underlay.x + by.x, y: underlay.y + by.y }
}

/** The same picture as wide as said, about its middle. */
export function scaleUnderlay(underlay: Underlay, width: number): Underlay {
  const { x, y, width: before, height: tall } = underlay
  const height = (tall * width) / before
  return { ...underlay, width, height, x: x + (before - width) / 2, y: y + (tall - height) / 2 }
}

/** The upright box around the picture as it is turned. */
export function underlayBox({ x, y, width, height, rotation }: Underlay): Box {
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const wide = width * cos + height * sin
  const tall = width * sin + height * cos
  return { x: x + (width - wide) / 2, y: y + (height - tall) / 2, width: wide, height: tall }
}
