/* Positions of handles on screen. */
import { describe, expect, it } from 'vitest'

import { HANDLE_SIZE, handlesOf, handleUnder } from '@/canvas/shapes/handles'

const BOX = { x: 100, y: 100, width: 200, height: 80 }

function under(screen: { readonly x: number; readonly y: number }, touch: boolean, zoom = 1) {
  return handleUnder(BOX, 0, { zoom, panX: 0, panY: 0 }, { screen, touch })
}

describe('handles', () => {
  it.each([0.5, 1, 4])('turn_30_pixels_above_the_object_at_zoom_%s', (zoom) => {
    const [rotate, ...others] = handlesOf(BOX, 0, { zoom, panX: 0, panY: 0 })
    expect(rotate).toMatchObject({ name: 'rotate', x: 200 * zoom, y: 100 * zoom - 30 })
    expect(others.find(({ name }) => name === 'se')).toMatchObject({ x: 300 * zoom, y: 180 * zoom })
  })

  it('are_8_pixels_wide_and_taken_from_a_little_beside_them', () => {
    expect(HANDLE_SIZE).toBe(8)
    expect(under({ x: 305, y: 184 }, false)).toBe('se')
    expect(under({ x: 320, y: 180 }, false)).toBeUndefined()
    expect(under({ x: 320, y: 180 }, true)).toBe('se')
  })

  it.each([
    ['a_mouse', 0.05, false],
    ['a_mouse', 0.1, false],
    ['a_finger', 0.05, true],
    ['a_finger', 0.2, true],
    ['a_finger', 1, true],
  ])('leave_the_middle_to_%s_at_zoom_%s', (_, zoom, touch) => {
    expect(under({ x: 200 * zoom, y: 140 * zoom }, touch, zoom)).toBeUndefined()
  })

  it('leave_the_middle_of_what_is_turned', () => {
    const square = { x: -25, y: -25, width: 50, height: 50 }
    const camera = { zoom: 1, panX: 0, panY: 0 }
    const at = { screen: { x: 12, y: 12 }, touch: true }
    expect(handleUnder(square, 0, camera, at)).toBeUndefined()
    expect(handleUnder(square, 45, camera, at)).toBe('e')
  })

  it('do_not_let_a_finger_resize_what_is_smaller_than_itself', () => {
    // 40 by 16 pixels on screen.
    expect(under({ x: 60, y: 36 }, true, 0.2)).toBeUndefined()
    expect(under({ x: 60, y: 36 }, false, 0.2)).toBe('se')
    expect(under({ x: 40, y: -10 }, true, 0.2)).toBe('rotate')
  })
})
