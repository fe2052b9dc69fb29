/*
 * From where the room is looked at: a point on the floor, and the eye around it.
 * Lengths are plan units, angles radians. x and z lie on the floor, y points up.
 */
import { MathUtils, Spherical, Vector3 } from 'three'
import { easedOut } from '@/plan/camera/camera'

export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Orbit {
  readonly target: Vector3
  /** The eye as seen from the target: `theta` 0 is towards the lower edge of the plan, `phi` 0 above. */
  readonly eye: Spherical
}

/** The box that holds the room. */
export interface RoomBox {
  readonly x0: number
  readonly z0: number
  readonly x1: number
  readonly z1: number
  readonly height: number
}

export type Preset = 'top' | 'front' | 'corner'

/** Vertical field of view. */
export const FIELD_OF_VIEW = MathUtils.degToRad(38)
/** Angles from the zenith: neither beyond it nor below the floor. */
export const polarLimits = { least: MathUtils.degToRad(0.5), most: MathUtils.degToRad(87) }
/** Two feet. */
export const nearest = 48
/** Farther than this many times the room shows nothing more. */
const farthestRooms = 4
/** Share that stays free around a fitted room. */
const margin = 1.06

const presets: Readonly<Record<Preset, { azimuth: number; polar: number }>> = {
  top: { azimuth: 0, polar: polarLimits.least },
  front: { azimuth: 0, polar: MathUtils.degToRad(66) },
  corner: { azimuth: MathUtils.degToRad(-32), polar: MathUtils.degToRad(54) },
}

/** Returns the distance from which nothing more of the room is seen. */
export function farthest({ x0, x1, z0, z1 }: RoomBox): number {
  return Math.max(Math.hypot(x1 - x0, z1 - z0) * farthestRooms, nearest)
}

/** Looks at the whole room from a preset's direction. `aspect` is the view's width by its height. */
export function fitted(room: RoomBox, preset: Preset, aspect: number): Orbit {
  const { azimuth, polar } = presets[preset]
  const target = new Vector3((room.x0 + room.x1) / 2, room.height * 0.15, (room.z0 + room.z1) / 2)
  const eye = new Spherical(1, polar, azimuth)
  eye.radius = reachAll(room, { target, eye }, aspect) * margin
  return { target, eye }
}

/** The distance from which every corner of the room lies within the view. */
function reachAll(room: RoomBox, { target, eye }: Orbit, aspect: number): number {
  const back = new Vector3().setFromSpherical(eye)
  const right = new Vector3(Math.cos(eye.theta), 0, -Math.sin(eye.theta))
  const up = new Vector3().crossVectors(back, right)
  const tanUp = Math.tan(FIELD_OF_VIEW / 2)
  const tanRight = tanUp * Math.max(aspect, 0.1)
  const distances = cornersOf(room).map((corner) => {
    const way = corner.sub(target)
    const needed = Math.max(Math.abs(way.dot(right)) / tanRight, Math.abs(way.dot(up)) / tanUp)
    return way.dot(back) + needed
  })
  return Math.max(nearest, ...distances)
}

function cornersOf(room: RoomBox): Vector3[] {
  return [room.x0, room.x1].flatMap((x) =>
    [room.z0, room.z1].flatMap((z) => [0, room.height * 0.6].map((y) => new Vector3(x, y, z))),
  )
}

/** A share `t` (0 to 1) of the way to another view, eased out, the shorter way round. */
export function between(from: Orbit, to: Orbit, t: number): Orbit {
  const eased = easedOut(t)
  const mix = (a: number, b: number): number => MathUtils.lerp(a, b, eased)
  const turn = MathUtils.euclideanModulo(to.eye.theta - from.eye.theta + Math.PI, 2 * Math.PI)
  return {
    target: new Vector3().lerpVectors(from.target, to.target, eased),
    eye: new Spherical(
      mix(from.eye.radius, to.eye.radius),
      mix(from.eye.phi, to.eye.phi),
      from.eye.theta + (turn - Math.PI) * eased,
    ),
  }
}
