/* The arithmetic of looking around. */
import { describe, expect, it } from 'vitest'

import {
  between,
  eyeOf,
  FIELD_OF_VIEW,
  fitted,
  pan,
  turn,
  zoom,
  type Orbit,
  type Place,
  type RoomBox,
} from '@/features/planner/three/orbit'

const ROOM: RoomBox = { x0: 0, z0: 0, x1: 1440, z1: 960, height: 216 }

/** Where a place is in the view: -1 to 1 from left to right and from below upwards. */
function seen(orbit: Orbit, place: Place, aspect: number): { x: number; y: number } {
  const eye = eyeOf(orbit)
  const ahead = unit(minus(orbit.target, eye))
  const right = unit(cross(ahead, { x: 0, y: 1, z: 0 }))
  const up = cross(right, ahead)
  const way = minus(place, eye)
  const reach = dot(way, ahead) * Math.tan(FIELD_OF_VIEW / 2)
  return { x: dot(way, right) / (reach * aspect), y: dot(way, up) / reach }
}

const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z
const cross = (a: Place, b: Place): Place => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})
const unit = (a: Place): Place => {
  const length = Math.hypot(a.x, a.y, a.z)
  return { x: a.x / length, y: a.y / length, z: a.z / length }
}

describe('orbit', () => {
  it.each(['top', 'front', 'corner'] as const)('sees_the_whole_room_from_the_%s', (preset) => {
    for (const aspect of [0.5, 1, 2.4]) {
      const orbit = fitted(ROOM, preset, aspect)
      for (const x of [0, 1440]) {
        for (const z of [0, 960]) {
          const place = seen(orbit, { x, y: 0, z }, aspect)
          expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeLessThan(1)
        }
      }
    }
  })

  it('shows_the_plan_the_right_way_up_from_above', () => {
    const orbit = fitted(ROOM, 'top', 1.5)
    const corner = seen(orbit, { x: 0, y: 0, z: 0 }, 1.5)
    expect(corner.x).toBeLessThan(-0.5)
    expect(corner.y).toBeGreaterThan(0.5)
  })

  it('never_looks_from_below_the_floor_nor_beyond_the_zenith', () => {
    const orbit = fitted(ROOM, 'corner', 1)
    expect(turn(orbit, 0, -9).elevation).toBeGreaterThan(0)
    expect(turn(orbit, 0, 9).elevation).toBeLessThan(Math.PI / 2)
  })

  it('comes_no_nearer_than_two_feet_and_keeps_the_room_in_sight', () => {
    const orbit = fitted(ROOM, 'corner', 1)
    expect(zoom(orbit, 1e9, ROOM).distance).toBe(48)
    expect(zoom(orbit, 1e-9, ROOM).distance).toBeCloseTo(Math.hypot(1440, 960) * 4)
  })

  it('drags_the_floor_with_the_hand', () => {
    const orbit = turn(fitted(ROOM, 'top', 1), 0, -0.6)
    const before = seen(orbit, { x: 720, y: 0, z: 480 }, 1)
    const after = seen(pan(orbit, 0.1, 0.05, ROOM), { x: 720, y: 0, z: 480 }, 1)
    expect(after.x - before.x).toBeCloseTo(0.2, 1)
    expect(after.y - before.y).toBeLessThan(0)
  })

  it('keeps_the_point_that_is_looked_at_over_the_room', () => {
    const far = pan(fitted(ROOM, 'front', 1), -99, 0, ROOM)
    expect(far.target.x).toBe(1440)
  })

  it('turns_the_shorter_way_and_ends_where_it_was_going', () => {
    const from = { ...fitted(ROOM, 'corner', 1), azimuth: 3 }
    const to = { ...from, azimuth: -3 }
    expect(Math.abs(between(from, to, 0.5).azimuth - 3)).toBeLessThan(0.3)
    const end = between(from, to, 1)
    expect(Math.cos(end.azimuth)).toBeCloseTo(Math.cos(-3))
    expect(end.distance).toBeCloseTo(to.distance)
  })
})
