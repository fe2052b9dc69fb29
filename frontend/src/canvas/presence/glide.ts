/* The movement of a pointer between the positions that arrive: even from one to the next, and the trail behind it. */
import type { FramePort } from '@/canvas/painting/stage'
import type { Point } from '@/plan/types'

/** Milliseconds from one position to the next: about the time between two lists. */
const TRAVEL = 130
/** How long a trail lasts. */
export const TRAIL = 1_000

export interface TrailPoint extends Point {
  readonly time: number
}

export interface GlideView {
  readonly at: Point
  readonly trail: readonly TrailPoint[]
  readonly now: number
}

interface GlideParts {
  readonly frames: FramePort
  /** A pointer that jumps: that of this page, or for people who prefer reduced motion. */
  readonly jumps: boolean
  readonly hasTrail: boolean
  readonly draw: (view: GlideView) => void
}

interface Leg {
  readonly from: Point
  readonly to: Point
  start: number | undefined
}

export class Glide {
  #at: Point | undefined
  #leg: Leg | undefined
  #trail: TrailPoint[] = []
  #frame: number | undefined

  constructor(private readonly parts: GlideParts) {}

  /** Sends the pointer to a position; the first one is where it appears. */
  aim(to: Point): void {
    const from = this.parts.jumps ? to : (this.#at ?? to)
    this.#leg = { from, to, start: undefined }
    this.redraw()
  }

  /** Draws in the next frame, as after a movement of the camera. */
  redraw(): void {
    this.#frame ??= this.parts.frames.request((now) => {
      this.#frame = undefined
      this.#run(now)
    })
  }

  stop(): void {
    if (this.#frame !== undefined) this.parts.frames.cancel(this.#frame)
    this.#frame = undefined
  }

  #run(now: number): void {
    const leg = this.#leg
    if (leg !== undefined) this.#move(leg, now)
    if (this.#at === undefined) return
    this.#trail = this.#trail.filter(({ time }) => now - time < TRAIL)
    this.parts.draw({ at: this.#at, trail: this.#trail, now })
    if (this.#leg !== undefined || this.#trail.length > 0) this.redraw()
  }

  #move(leg: Leg, now: number): void {
    leg.start ??= now
    const isJump = leg.from === leg.to
    const share = isJump ? 1 : Math.min(1, (now - leg.start) / TRAVEL)
    const at = between(leg.from, leg.to, share)
    this.#at = at
    if (this.parts.hasTrail) this.#trail.push({ ...at, time: now })
    if (share === 1) this.#leg = undefined
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
