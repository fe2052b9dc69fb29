/* The fingers on the plan. Two of them pan by their middle and zoom by their distance, both at once. */
import type { Point } from '@/plan/types'
import { panBy, zoomAt, type Camera } from '@/features/planner/store/camera'

export class TouchPoints {
  readonly #places = new Map<number, Point>()

  get count(): number {
    return this.#places.size
  }

  /** Where a finger went down, or where it was when two last moved the view. */
  at(finger: number): Point | undefined {
    return this.#places.get(finger)
  }

  put(finger: number, place: Point): void {
    this.#places.set(finger, place)
  }

  lift(finger: number): void {
    this.#places.delete(finger)
  }

  /** One of two fingers has moved; returns the camera that keeps the plan under both. */
  pinch(finger: number, now: Point, camera: Camera): Camera | undefined {
    const before = this.#places.get(finger)
    const other = [...this.#places].find(([id]) => id !== finger)?.[1]
    if (before === undefined || other === undefined) return undefined
    this.#places.set(finger, now)
    const middle = midpoint(now, other)
    const was = midpoint(before, other)
    const stretch = distance(now, other) / Math.max(distance(before, other), 1)
    const panned = panBy(camera, middle.x - was.x, middle.y - was.y)
    return zoomAt(panned, middle, panned.zoom * stretch)
  }
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
