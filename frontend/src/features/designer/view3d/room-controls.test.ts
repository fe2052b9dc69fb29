// @vitest-environment jsdom
/* The eye in the room: what drags do to it, and how far it comes. */
import { fireEvent } from '@testing-library/react'
import { MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { FIELD_OF_VIEW, fitted, type Preset, type RoomBox } from '@/features/designer/view3d/orbit'
import { RoomControls } from '@/features/designer/view3d/room-controls'

const room: RoomBox = { x0: 0, z0: 0, x1: 1440, z1: 960, height: 216 }

function open(preset: Preset) {
  const view = document.createElement('div')
  Object.defineProperty(view, 'clientHeight', { value: 500 })
  view.setPointerCapture = () => undefined
  view.releasePointerCapture = () => undefined
  document.body.replaceChildren(view)
  const camera = new PerspectiveCamera(MathUtils.radToDeg(FIELD_OF_VIEW), 1, 10, 100_000)
  const controls = new RoomControls(camera, view, () => undefined)
  controls.setRoom(room)
  const first = fitted(room, preset, 1)
  controls.set(first)
  const pointer = (kind: 'Down' | 'Move' | 'Up', x: number, y: number, held: object = {}) => {
    const init = { pointerId: 1, button: 0, clientX: x, clientY: y, ...held }
    fireEvent[`pointer${kind}`](view, init)
  }
  return {
    ...{ controls, pointer, first },
    /** The eye as seen from where it was aimed at first. */
    eye: () => new Spherical().setFromVector3(camera.position.clone().sub(first.target)),
    seen: (x: number, z: number) => new Vector3(x, 0, z).project(camera),
  }
}

describe('the eye in the room', () => {
  it('never_looks_from_below_the_floor_nor_beyond_the_zenith', () => {
    const { controls, eye } = open('corner')
    controls.turn(0, -9)
    expect(eye().phi).toBeLessThan(Math.PI / 2)
    controls.turn(0, 9)
    expect(eye().phi).toBeGreaterThan(0)
  })

  it('comes_no_nearer_than_two_feet_and_keeps_the_room_in_sight', () => {
    const { controls } = open('corner')
    controls.zoom(1e9)
    expect(controls.distance).toBeCloseTo(48)
    controls.zoom(1e-9)
    expect(controls.distance).toBeCloseTo(Math.hypot(1440, 960) * 4)
  })

  it('drags_the_floor_with_the_hand', () => {
    const { controls, seen } = open('top')
    controls.turn(0, -0.2)
    const before = seen(720, 480)
    controls.pan(0.1, 0.05)
    const after = seen(720, 480)
    expect(after.x - before.x).toBeCloseTo(0.2, 1)
    expect(after.y - before.y).toBeLessThan(0)
  })

  it('keeps_the_point_that_is_looked_at_over_the_room', () => {
    const { controls, seen } = open('front')
    controls.pan(-99, 0)
    expect(seen(1440, 480).x).toBeCloseTo(0)
  })

  it('turns_half_way_round_for_a_drag_over_the_height_of_the_view', () => {
    const { pointer, eye, first } = open('corner')
    pointer('Down', 100, 100)
    pointer('Move', 150, 100)
    expect(eye().theta).toBeCloseTo(first.eye.theta - 0.1 * Math.PI)
    expect(eye().radius).toBeCloseTo(first.eye.radius)
  })

  it('pans_with_Shift_another_button_or_the_hand_tool', () => {
    for (const held of [{ shiftKey: true }, { button: 2 }, 'hand'] as const) {
      const { controls, pointer, eye, seen, first } = open('top')
      if (held === 'hand') controls.dragPans(true)
      pointer('Down', 100, 100, held === 'hand' ? {} : held)
      pointer('Move', 150, 100)
      expect(seen(720, 480).x).toBeCloseTo(0.2, 1)
      expect(eye().radius).not.toBeCloseTo(first.eye.radius)
    }
  })

  it('zooms_by_how_far_two_fingers_part', () => {
    const { controls, pointer, first } = open('corner')
    const touch = { pointerType: 'touch' }
    pointer('Down', 100, 100, touch)
    pointer('Down', 200, 100, { ...touch, pointerId: 2 })
    pointer('Move', 300, 100, { ...touch, pointerId: 2 })
    expect(controls.distance).toBeCloseTo(first.eye.radius / 2)
  })

  it('glides_to_a_viewpoint_until_a_drag_takes_over_but_not_for_a_press', () => {
    const { controls, pointer, eye } = open('corner')
    controls.fly(fitted(room, 'top', 1))
    controls.advance(0)
    pointer('Down', 100, 100)
    expect(controls.advance(100)).toBe(true)
    expect(controls.advance(240)).toBe(false)
    expect(eye().phi).toBeLessThan(0.01)
    controls.fly(fitted(room, 'corner', 1))
    controls.advance(300)
    pointer('Move', 150, 100)
    expect(controls.isFlying).toBe(false)
  })
})
