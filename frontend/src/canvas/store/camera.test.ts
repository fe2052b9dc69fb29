/* The designer's limits and fits. */
import { describe, expect, it } from 'vitest'

import { toScreen } from '@/plan/camera/camera'
import { fit, fitOpened, zoomAt } from '@/canvas/store/camera'

describe('the camera of the designer', () => {
  it('keeps_the_zoom_between_a_tenth_and_five', () => {
    const camera = { zoom: 1, panX: 0, panY: 0 }
    expect(zoomAt(camera, { x: 0, y: 0 }, 99).zoom).toBe(5)
    expect(zoomAt(camera, { x: 0, y: 0 }, 0.001).zoom).toBe(0.1)
  })

  it('fits_a_room_into_95_percent_of_the_view_and_centres_it', () => {
    const camera = fit({ x: 0, y: 0, width: 1200, height: 960 }, { width: 1200, height: 1000 })
    expect(camera.zoom).toBeCloseTo(0.95)
    const middle = toScreen(camera, { x: 600, y: 480 })
    expect(middle.x).toBeCloseTo(600)
    expect(middle.y).toBeCloseTo(500)
  })

  it('opens_a_room_with_a_margin_of_60_pixels_in_a_wide_view', () => {
    const room = { x: 0, y: 0, width: 2160, height: 400 }
    const wide = fitOpened(room, { width: 1200, height: 800 })
    expect(toScreen(wide, { x: 0, y: 0 }).x).toBeCloseTo(60)
    expect(toScreen(wide, { x: 2160, y: 0 }).x).toBeCloseTo(1140)
    const phone = { width: 400, height: 700 }
    expect(fitOpened(room, phone)).toEqual(fit(room, phone))
  })

  it('never_enlarges_beyond_three_when_fitting', () => {
    expect(fit({ x: 0, y: 0, width: 10, height: 10 }, { width: 900, height: 900 }).zoom).toBe(3)
  })

  it('fits_a_hall_of_500_ft_into_a_small_view_and_zooms_on_from_there', () => {
    const hall = { x: 0, y: 0, width: 12_000, height: 12_000 }
    const camera = fit(hall, { width: 600, height: 400 })
    const corner = toScreen(camera, { x: 12_000, y: 12_000 })
    expect(toScreen(camera, { x: 0, y: 0 }).y).toBeCloseTo(10)
    expect(corner.y).toBeCloseTo(390)
    const middle = { x: 300, y: 200 }
    expect(zoomAt(camera, middle, camera.zoom * 0.8).zoom).toBe(camera.zoom)
    expect(zoomAt(camera, middle, camera.zoom * 1.25).zoom).toBeCloseTo(camera.zoom * 1.25)
  })
})
