/* The arithmetic of looking around. */
import { PerspectiveCamera, MathUtils, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import {
  between,
  FIELD_OF_VIEW,
  fitted,
  type Orbit,
  type Place,
  type RoomBox,
} from '@/features/designer/view3d/orbit'

const ROOM: RoomBox = { x0: 0, z0: 0, x1: 1440, z1: 960, height: 216 }

/** Where a place is in the view: -1 to 1 from left to right and from below upwards. */
function seen({ target, eye }: Orbit, { x, y, z }: Place, aspect: number): Vector3 {
  const camera = new PerspectiveCamera(MathUtils.radToDeg(FIELD_OF_VIEW), aspect)
  camera.position.setFromSpherical(eye).add(target)
  camera.lookAt(target)
  camera.updateMatrixWorld()
  return new Vector3(x, y, z).project(camera)
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

  it('turns_the_shorter_way_and_ends_where_it_was_going', () => {
    const facing = (theta: number): Orbit => {
      const orbit = fitted(ROOM, 'corner', 1)
      orbit.eye.theta = theta
      return orbit
    }
    const [from, to] = [facing(3), facing(-3)]
    expect(Math.abs(between(from, to, 0.5).eye.theta - 3)).toBeLessThan(0.3)
    const end = between(from, to, 1)
    expect(Math.cos(end.eye.theta)).toBeCloseTo(Math.cos(-3))
    expect(end.eye.radius).toBeCloseTo(to.eye.radius)
  })
})
