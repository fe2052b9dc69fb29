/* Boxes that a drag on a handle asks for. */
import { describe, expect, it } from 'vitest'

import { resized } from '@/canvas/shapes/resize'

const START = { x: 100, y: 100, width: 200, height: 100 }
const PLAIN = { keepRatio: false, fromCentre: false }

describe('resize', () => {
  it('moves_only_the_side_of_the_handle', () => {
    expect(resized(START, 0, 'e', { x: 50, y: 30 }, PLAIN)).toEqual({ ...START, width: 250 })
    expect(resized(START, 0, 'nw', { x: 20, y: 10 }, PLAIN)).toEqual({
      x: 120,
      y: 110,
      width: 180,
      height: 90,
    })
  })

  it('stops_at_24_units', () => {
    expect(resized(START, 0, 'e', { x: -500, y: 0 }, PLAIN)).toEqual({ ...START, width: 24 })
    expect(resized(START, 0, 'w', { x: 500, y: 0 }, PLAIN)).toEqual({
      ...START,
      x: 276,
      width: 24,
    })
    expect(resized(START, 0, 's', { x: 0, y: -500 }, PLAIN)).toEqual({ ...START, height: 24 })
    expect(resized(START, 0, 'nw', { x: 500, y: 500 }, PLAIN)).toEqual({
      x: 276,
      y: 176,
      width: 24,
      height: 24,
    })
  })

  it('keeps_the_ratio_with_shift', () => {
    const box = resized(START, 0, 'se', { x: 100, y: 0 }, { keepRatio: true, fromCentre: false })
    expect(box).toEqual({ x: 100, y: 100, width: 300, height: 150 })
  })

  it('grows_both_ways_from_the_centre_with_alt', () => {
    const box = resized(START, 0, 'e', { x: 10, y: 0 }, { keepRatio: false, fromCentre: true })
    expect(box).toEqual({ x: 90, y: 100, width: 220, height: 100 })
  })

  it('keeps_the_far_corner_of_a_turned_box_where_it_was', () => {
    const box = resized(START, 90, 'e', { x: 0, y: 40 }, PLAIN)
    expect(box.width).toBeCloseTo(240)
    // Turned by 90°, the west side is on top: its middle stays at (200, 50).
    const cy = box.y + box.height / 2
    expect(cy - box.width / 2).toBeCloseTo(50)
    expect(box.x + box.width / 2).toBeCloseTo(200)
  })
})
