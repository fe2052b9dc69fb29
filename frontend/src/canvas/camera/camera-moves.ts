/* Moves the camera: at once by hand, gliding for fit and zoom buttons. */
import type { PlanStore } from '@/plan/plan-store'
import type { Box, Point } from '@/plan/types'
import { between, toWorld, type Camera, type Size } from '@/plan/camera/camera'
import {
  fit,
  fitOpened,
  fitPadded,
  panBy,
  sameCamera,
  zoomAt,
  REVEAL_MARGIN,
} from '@/canvas/store/camera'
import { UNITS_PER_FOOT } from '@/canvas/text/units'
import type { Stage } from '@/canvas/painting/stage'
import type { DesignerPorts } from '@/canvas/ports'
import type { ViewStore } from '@/canvas/store/view'
import { boxAround, uprightBox } from '@/canvas/shapes/placed'
import { setCamera, setSize } from '@/canvas/store/viewport'

/** Milliseconds. */
const FLIGHT = 240
/** Milliseconds between a new room and the fit that follows it. */
const AUTO_FIT_AFTER = 100

/** Screen pixels: in a view as narrow as this, a panel would push most of the plan out of sight. */
const CRAMPED = 600

interface Flight {
  readonly from: Camera
  readonly to: Camera
  start: number | undefined
}

/** The camera of the 3D view. */
interface SceneCamera {
  readonly zoom: (factor: number) => void
  readonly reset: () => void
}

/** What the camera looks at, and what it moves. */
interface CameraParts {
  readonly plan: PlanStore
  readonly view: ViewStore
  readonly stage: Stage
  readonly ports: DesignerPorts
}

export class CameraMoves {
  /** While the 3D view is open, its camera takes the zoom and fit buttons. */
  scene: SceneCamera | undefined
  #flight: Flight | undefined
  /** Movement of less than a screen pixel that is still to be applied. */
  #left: Point = { x: 0, y: 0 }
  #waitingFit: (() => void) | undefined
  /** The camera when the plan was opened. */
  #opened: Camera | undefined

  constructor(private readonly designer: CameraParts) {}

  /**
   * Handles a new size of the view. Fits the plan into the first size, and again while the camera is untouched and the
   * height changes, as for a banner. A panel opening at the side does not refit, unless it leaves little room.
   */
  resize(size: Size): void {
    const before = this.designer.view.getState().size
    setSize(this.designer.view, size)
    const first = before.width === 0
    const untouched = this.#opened !== undefined && sameCamera(this.#opened, this.#now())
    const cramped = size.width < CRAMPED && before.width !== size.width
    if (!first && !(untouched && (cramped || before.height !== size.height))) return
    if (this.scene === undefined) this.set(fitOpened(this.contents(), size))
    else this.scene.reset()
    this.#opened = this.#now()
  }

  /** Sets the camera at once and ends a flight. */
  set(camera: Camera): void {
    this.#flight = undefined
    this.#apply(camera)
  }

  /** Moves by whole screen pixels, so that the painted picture can move along; the remainder joins the next move. */
  pan(dx: number, dy: number): void {
    const { pixelRatio } = this.designer.stage
    const way = { x: this.#left.x + dx, y: this.#left.y + dy }
    const x = Math.round(way.x * pixelRatio) / pixelRatio
    const y = Math.round(way.y * pixelRatio) / pixelRatio
    this.#left = { x: way.x - x, y: way.y - y }
    this.set(panBy(this.#now(), x, y))
  }

  /** Glides to a camera, or jumps for people who prefer reduced motion. */
  fly(to: Camera): void {
    if (this.designer.ports.reducedMotion()) {
      this.set(to)
      return
    }
    this.#flight = { from: this.#now(), to, start: undefined }
    this.designer.stage.wake()
  }

  /** Advances a flight; true while it lasts. */
  advance(now: number): boolean {
    const flight = this.#flight
    if (flight === undefined) return false
    flight.start ??= now
    const share = Math.min(1, (now - flight.start) / FLIGHT)
    this.#apply(share === 1 ? flight.to : between(flight.from, flight.to, share))
    if (share === 1) this.#flight = undefined
    return share < 1
  }

  zoomAt(screen: Point, factor: number): void {
    const camera = this.#target()
    this.set(zoomAt(camera, screen, camera.zoom * factor))
  }

  /** Zooms about the centre of the view. */
  zoomBy(factor: number): void {
    if (this.scene === undefined) this.zoomTo(this.#target().zoom * factor)
    else this.scene.zoom(factor)
  }

  zoomTo(zoom: number): void {
    const { size } = this.designer.view.getState()
    this.fly(zoomAt(this.#target(), { x: size.width / 2, y: size.height / 2 }, zoom))
  }

  /** Shows the whole room and everything in it. */
  fitAll(glide = true): void {
    if (this.scene === undefined) this.fitBox(this.contents(), glide)
    else this.scene.reset()
  }

  /** Fits everything with some floor around it, for the fit buttons. */
  fitToScreen(): void {
    if (this.scene === undefined) {
      this.fly(fitPadded(this.contents(), this.designer.view.getState().size))
    } else {
      this.scene.reset()
    }
  }

  /** Fits everything a moment after the room has changed. */
  autoFit(): void {
    this.#waitingFit?.()
    this.#waitingFit = this.designer.ports.after(AUTO_FIT_AFTER, () => {
      this.#waitingFit = undefined
      this.fitAll()
    })
  }

  fitBox(box: Box, glide = true): void {
    const { size } = this.designer.view.getState()
    const to = fit(box, size)
    if (glide) this.fly(to)
    else this.set(to)
  }

  /** Returns the bounds of the room and of objects outside it. */
  contents(): Box {
    const { canvas, elements } = this.designer.plan.state.getState()
    const room = {
      x: 0,
      y: 0,
      width: canvas.venueWidth * UNITS_PER_FOOT,
      height: canvas.venueHeight * UNITS_PER_FOOT,
    }
    return boxAround([room, ...[...elements.values()].map(uprightBox)]) ?? room
  }

  /** Returns the plan point at the centre of the view. */
  centre(): Point {
    const { camera, size } = this.designer.view.getState()
    return toWorld(camera, { x: size.width / 2, y: size.height / 2 })
  }

  /** Brings a box into view with the least movement. */
  reveal(box: Box): void {
    const { camera, size } = this.designer.view.getState()
    const margin = REVEAL_MARGIN
    const left = box.x * camera.zoom + camera.panX
    const top = box.y * camera.zoom + camera.panY
    const right = left + box.width * camera.zoom
    const bottom = top + box.height * camera.zoom
    const dx = shift(left, right, size.width, margin)
    const dy = shift(top, bottom, size.height, margin)
    if (dx !== 0 || dy !== 0) {
      this.fly({ ...camera, panX: camera.panX + dx, panY: camera.panY + dy })
    }
  }

  dispose(): void {
    this.#waitingFit?.()
  }

  #target(): Camera {
    return this.#flight?.to ?? this.#now()
  }

  #now(): Camera {
    return this.designer.view.getState().camera
  }

  #apply(camera: Camera): void {
    if (!sameCamera(camera, this.#now())) setCamera(this.designer.view, camera)
  }
}

function shift(low: number, high: number, room: number, margin: number): number {
  if (low >= margin && high <= room - margin) return 0
  if (high - low > room - 2 * margin) return room / 2 - (low + high) / 2
  return low < margin ? margin - low : room - margin - high
}
