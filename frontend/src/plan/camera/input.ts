/* What wheels and fingers mean for a camera. */
import type { Point } from '@/plan/types'

/** Pixels that one event of a wheel counts at most, so that a fast wheel does not leap. */
const wheelMost = 60

/** Returns the factor that a wheel zooms by; `rate` is the share for each pixel. */
export function wheelFactor(deltaY: number, rate: number): number {
  return Math.exp(-Math.max(-wheelMost, Math.min(wheelMost, deltaY)) * rate)
}

/** What a hand does to a drawing: it brings the point at `from` to `to`, and makes it larger by a factor. */
export interface HandMove {
  readonly from: Point
  readonly to: Point
  readonly factor: number
}

/** One of two fingers has moved while the other one rests: they pan by their middle and zoom by their distance. */
export function pinch(resting: Point, before: Point, now: Point): HandMove {
  return {
    from: midpoint(resting, before),
    to: midpoint(resting, now),
    factor: distance(resting, now) / Math.max(distance(resting, before), 1),
  }
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
