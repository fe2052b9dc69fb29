/* Where handles stand on screen. */
import { describe, expect, it } from 'vitest'

import { HANDLE_SIZE, handlesOf, handleUnder } from '@/features/planner/tools/handles'

const BOX = { x: 100, y: 100, width: 200, height: 80 }

describe('handles', () => {
  it.each([0.5, 1, 4])('turn_30_pixels_above_the_object_at_zoom_%s', (zoom) => {
    const [rotate, ...others] = handlesOf(BOX, 0, { zoom, panX: 0, panY: 0 })
    expect(rotate).toMatchObject({ name: 'rotate', x: 200 * zoom, y: 100 * zoom - 30 })
    expect(others.find(({ name }) => name === 'se')).toMatchObject({ x: 300 * zoom, y: 180 * zoom })
  })

  it('are_8_pixels_wide_and_taken_from_a_little_beside_them', () => {
    expect(HANDLE_SIZE).toBe(8)
    const places = handlesOf(BOX, 0, { zoom: 1, panX: 0, panY: 0 })
    expect(handleUnder(places, { x: 305, y: 184 }, false)).toBe('se')
    expect(handleUnder(places, { x: 320, y: 180 }, false)).toBeUndefined()
    expect(handleUnder(places, { x: 320, y: 180 }, true)).toBe('se')
  })
})
