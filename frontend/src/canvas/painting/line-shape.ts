/* The shape of a measured line on screen, for canvas and overlay: ticks at its ends, its length in the middle. */
import type { Point } from '@/plan/types'
import type { Ends } from '@/canvas/shapes/lines'
import { toScreen, type Camera } from '@/plan/camera/camera'

export interface LineShape {
  readonly from: Point
  readonly to: Point
  /** From one side of the line to the other, at each end. */
  readonly ticks: readonly { readonly from: Point; readonly to: Point }[]
  /** The centre of the label. */
  readonly label: Point
}

/** Screen pixels. */
const TICK = 5
const LABEL_AWAY = 16
/** Screen pixels that a line needs in addition to its label before the label fits on it. */
const LABEL_ROOM = 28

export const LABEL_HEIGHT = 18
export const LABEL_FONT_SIZE = 11

/** The width of a label's box for words of this width, in screen pixels. */
export function labelWidth(words: number): number {
  return words + 12
}

/** Returns the shape in screen pixels; `words` is the width of the label's text. */
export function lineShape({ from, to }: Ends, camera: Camera, words: number): LineShape {
  const a = toScreen(camera, from)
  const b = toScreen(camera, to)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const along = length === 0 ? { x: 1, y: 0 } : { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  // The side for the labels of short lines: below, or to the right of upright lines.
  const side = along.x < 0 || (along.x === 0 && along.y > 0) ? -1 : 1
  const across = { x: -along.y * side, y: along.x * side }
  const beside = length < words + LABEL_ROOM ? LABEL_AWAY : 0
  const away = beside === 0 ? 0 : beside + (Math.abs(across.x) * words) / 2
  return {
    from: a,
    to: b,
    ticks: [a, b].map((end) => ({
      from: { x: end.x - across.x * TICK, y: end.y - across.y * TICK },
      to: { x: end.x + across.x * TICK, y: end.y + across.y * TICK },
    })),
    label: {
      x: (a.x + b.x) / 2 + across.x * away,
      y: (a.y + b.y) / 2 + across.y * away,
    },
  }
}
