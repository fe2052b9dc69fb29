/* Moves the eye around the room: three's orbit controls within the room's limits, and flights to viewpoints. */
import { MathUtils, MOUSE, Spherical, TOUCH, type PerspectiveCamera } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import {
  between,
  farthest,
  nearest,
  polarLimits,
  type Orbit,
  type RoomBox,
} from '@/features/designer/view3d/orbit'

/** Milliseconds. */
const flightTime = 240
/** Radians for an arrow that would move over the full height of the view. */
const fullTurn = Math.PI

interface Flight {
  readonly from: Orbit
  readonly to: Orbit
  start: number | undefined
}

export class RoomControls {
  readonly #controls: OrbitControls
  #box: RoomBox | undefined
  #flight: Flight | undefined
  /** The camera is moved by a flight or to a viewpoint, not by hand, which ends a flight. */
  #isApplying = false

  /** Pointers on `view` move the camera; `moved` is told of each move. */
  constructor(
    private readonly camera: PerspectiveCamera,
    private readonly view: HTMLElement,
    moved: () => void,
  ) {
    const controls = new OrbitControls(camera, view)
    controls.screenSpacePanning = false
    // Half a turn for a drag over the full height of the view.
    controls.rotateSpeed = 0.5
    controls.minDistance = nearest
    controls.minPolarAngle = polarLimits.least
    controls.maxPolarAngle = polarLimits.most
    controls.addEventListener('change', () => {
      if (!this.#isApplying) this.#flight = undefined
      this.#stayOverRoom()
      camera.updateMatrixWorld()
      moved()
    })
    this.#controls = controls
    this.dragPans(false)
  }

  /** From the eye to the point that it looks at. */
  get distance(): number {
    return this.#controls.getDistance()
  }

  setRoom(box: RoomBox): void {
    this.#box = box
    this.#controls.maxDistance = farthest(box)
  }

  /** Sets whether a plain drag pans, as with the hand tool, or turns. */
  dragPans(pans: boolean): void {
    const drag = pans ? MOUSE.PAN : MOUSE.ROTATE
    this.#controls.mouseButtons = { LEFT: drag, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN }
    this.#controls.touches = { ONE: pans ? TOUCH.PAN : TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN }
  }

  /** Turns by shares of the view's height, to the right and downwards. */
  turn(right: number, down: number): void {
    this.#controls.rotateLeft(right * fullTurn)
    this.#controls.rotateUp(down * fullTurn)
  }

  /** Pans by shares of the view's height, to the right and downwards. */
  pan(right: number, down: number): void {
    const { clientHeight } = this.view
    this.#controls.pan(right * clientHeight, down * clientHeight)
  }

  /** Comes nearer by a factor above 1. */
  zoom(factor: number): void {
    this.#controls.dollyOut(factor)
  }

  /** Looks from another place at once. */
  set(orbit: Orbit): void {
    this.#flight = undefined
    this.#apply(orbit)
  }

  /** Glides to another place while frames are drawn. */
  fly(to: Orbit): void {
    const target = this.#controls.target.clone()
    const eye = new Spherical().setFromVector3(this.camera.position.clone().sub(target))
    this.#flight = { from: { target, eye }, to, start: undefined }
  }

  get isFlying(): boolean {
    return this.#flight !== undefined
  }

  /** Advances a flight; true while it lasts. */
  advance(now: number): boolean {
    const flight = this.#flight
    if (flight === undefined) return false
    flight.start ??= now
    const share = Math.min(1, (now - flight.start) / flightTime)
    this.#apply(share === 1 ? flight.to : between(flight.from, flight.to, share))
    if (share === 1) this.#flight = undefined
    return share < 1
  }

  dispose(): void {
    this.#controls.dispose()
  }

  #apply({ target, eye }: Orbit): void {
    this.#controls.target.copy(target)
    this.camera.position.setFromSpherical(eye).add(target)
    this.#isApplying = true
    this.#controls.update()
    this.#isApplying = false
  }

  /** Moves eye and target back together when the target has left the room. */
  #stayOverRoom(): void {
    if (this.#box === undefined) return
    const { x0, x1, z0, z1 } = this.#box
    const { target } = this.#controls
    const left = target.clone()
    target.x = MathUtils.clamp(target.x, x0, x1)
    target.z = MathUtils.clamp(target.z, z0, z1)
    this.camera.position.add(left.subVectors(target, left))
  }
}
