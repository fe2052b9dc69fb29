/*
 * From where the room is looked at: a point on the floor, and the eye's direction and distance from it.
 * Pure values; lengths are plan units, angles radians. x and z lie on the floor, y points up.
 */

export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Orbit {
  readonly target: Place
  /** 0 looks from the lower edge of the plan, growing against the clock as seen from above. */
  readonly azimuth: number
  /** Above the floor. */
  readonly elevation: number
  readonly distance: number
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
export const FIELD_OF_VIEW = (38 * Math.PI) / 180
const ELEVATION = { min: (3 * Math.PI) / 180, max: (89.5 * Math.PI) / 180 } as const
/** Two feet. */
const NEAREST = 48
/** Farther than this many times the room shows nothing more. */
const FARTHEST_ROOMS = 4
/** Share that stays free around a fitted room. */
const MARGIN = 1.06

const PRESETS: Readonly<Record<Preset, { azimuth: number; elevation: number }>> = {
  top: { azimuth: 0, elevation: ELEVATION.max },
  front: { azimuth: 0, elevation: (24 * Math.PI) / 180 },
  corner: { azimuth: (-32 * Math.PI) / 180, elevation: (36 * Math.PI) / 180 },
}

/** The place of the eye. */
export function eyeOf(orbit: Orbit): Place {
  const back = backwards(orbit)
  return {
    x: orbit.target.x + back.x * orbit.distance,
    y: orbit.target.y + back.y * orbit.distance,
    z: orbit.target.z + back.z * orbit.distance,
  }
}

export function turn(orbit: Orbit, azimuth: number, elevation: number): Orbit {
  return {
    ...orbit,
    azimuth: orbit.azimuth + azimuth,
    elevation: clamp(orbit.elevation + elevation, ELEVATION.min, ELEVATION.max),
  }
}

/** Comes nearer by a factor above 1. */
export function zoom(orbit: Orbit, factor: number, room: RoomBox): Orbit {
  const farthest = Math.hypot(room.x1 - room.x0, room.z1 - room.z0) * FARTHEST_ROOMS
  const distance = clamp(orbit.distance / factor, NEAREST, Math.max(farthest, NEAREST))
  return { ...orbit, distance }
}

/**
 * Moves the view along the floor as if the hand dragged it, by shares of the view's height; the point that is looked
 * at stays over the room.
 */
export function pan(orbit: Orbit, right: number, down: number, room: RoomBox): Orbit {
  const reach = 2 * Math.tan(FIELD_OF_VIEW / 2) * orbit.distance
  const along = reach / Math.max(Math.sin(orbit.elevation), 0.35)
  const sin = Math.sin(orbit.azimuth)
  const cos = Math.cos(orbit.azimuth)
  const x = orbit.target.x - right * reach * cos - down * along * sin
  const z = orbit.target.z + right * reach * sin - down * along * cos
  return {
    ...orbit,
    target: { ...orbit.target, x: clamp(x, room.x0, room.x1), z: clamp(z, room.z0, room.z1) },
  }
}

/** Looks at the whole room from a preset's direction. `aspect` is the view's width by its height. */
export function fitted(room: RoomBox, preset: Preset, aspect: number): Orbit {
  const { azimuth, elevation } = PRESETS[preset]
  const target = {
    x: (room.x0 + room.x1) / 2,
    y: room.height * 0.15,
    z: (room.z0 + room.z1) / 2,
  }
  const start = { target, azimuth, elevation, distance: 1 }
  return { ...start, distance: reachAll(room, start, aspect) * MARGIN }
}

/** The distance from which every corner of the room lies within the view. */
function reachAll(room: RoomBox, orbit: Orbit, aspect: number): number {
  const back = backwards(orbit)
  const right = { x: Math.cos(orbit.azimuth), y: 0, z: -Math.sin(orbit.azimuth) }
  const up = {
    x: back.y * right.z - back.z * right.y,
    y: back.z * right.x - back.x * right.z,
    z: back.x * right.y - back.y * right.x,
  }
  const tanUp = Math.tan(FIELD_OF_VIEW / 2)
  const tanRight = tanUp * Math.max(aspect, 0.1)
  let distance = NEAREST
  for (const corner of cornersOf(room)) {
    const way = minus(corner, orbit.target)
    const depth = dot(way, back)
    const needed = Math.max(Math.abs(dot(way, right)) / tanRight, Math.abs(dot(way, up)) / tanUp)
    distance = Math.max(distance, depth + needed)
  }
  return distance
}

function cornersOf(room: RoomBox): Place[] {
  return [room.x0, room.x1].flatMap((x) =>
    [room.z0, room.z1].flatMap((z) => [0, room.height * 0.6].map((y) => ({ x, y, z }))),
  )
}

/** A share `t` (0 to 1) of the way to another view, eased out, the shorter way round. */
export function between(from: Orbit, to: Orbit, t: number): Orbit {
  const eased = 1 - (1 - t) ** 3
  const mix = (a: number, b: number): number => a + (b - a) * eased
  const around = Math.PI * 2
  const way = ((((to.azimuth - from.azimuth) % around) + around * 1.5) % around) - Math.PI
  return {
    target: {
      x: mix(from.target.x, to.target.x),
      y: mix(from.target.y, to.target.y),
      z: mix(from.target.z, to.target.z),
    },
    azimuth: from.azimuth + way * eased,
    elevation: mix(from.elevation, to.elevation),
    distance: mix(from.distance, to.distance),
  }
}

/** From the target to the eye, of length 1. */
function backwards(orbit: Orbit): Place {
  const flat = Math.cos(orbit.elevation)
  return {
    x: Math.sin(orbit.azimuth) * flat,
    y: Math.sin(orbit.elevation),
    z: Math.cos(orbit.azimuth) * flat,
  }
}

function minus(a: Place, b: Place): Place {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}

function dot(a: Place, b: Place): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
