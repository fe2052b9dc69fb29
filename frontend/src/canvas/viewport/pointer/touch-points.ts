/* The fingers on the plan. Two of them pan by their middle and zoom by their distance, both at once. */
import type { Point } from '@/plan/types'
import type { Camera } from '@/plan/camera/camera'
import { pinch } from '@/plan/camera/input'
import { zoomAt } from '@/canvas/store/camera'

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
    const { from, to, factor } = pinch(other, before, now)
    return zoomAt(camera, to, camera.zoom * factor, from)
  }
}
