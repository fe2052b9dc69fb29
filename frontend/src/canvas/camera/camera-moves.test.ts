/* What the camera counts as the contents of a plan, and when it follows the size of the view. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { openBench } from '@/features/designer/testing/fixture'
import { setSize } from '@/canvas/store/viewport'

describe('the camera', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const overNothing = () => openBench(module, JSON.stringify({ elements: [] })).designer
  /** Before the view has its first size. */
  const unopened = () => {
    const designer = overNothing()
    setSize(designer.view, { width: 0, height: 0 })
    return designer
  }

  it('counts_a_turned_bar_with_the_box_that_it_covers', () => {
    const planWith = (bar: object): string =>
      JSON.stringify({
        canvas: { venueWidth: 50, venueHeight: 40 },
        elements: [{ id: 'bar', type: 'bar', width: 192, height: 60, rotation: 90, ...bar }],
      })
    const contents = (bar: object) => openBench(module, planWith(bar)).designer.camera.contents()
    // Rotated upright, the bar lies along the right wall, inside the room.
    expect(contents({ x: 1074, y: 400 })).toEqual({ x: 0, y: 0, width: 1200, height: 960 })
    const { y, height } = contents({ x: 600, y: -30 })
    expect(y).toBeCloseTo(-96)
    expect(height).toBeCloseTo(960 + 96)
  })

  it('fits_a_plan_again_when_a_banner_comes_but_not_once_it_was_moved', () => {
    const { camera, view } = unopened()
    camera.resize({ width: 1200, height: 800 })
    const first = view.getState().camera
    camera.resize({ width: 900, height: 800 })
    expect(view.getState().camera).toEqual(first)
    camera.resize({ width: 900, height: 700 })
    const lower = view.getState().camera
    expect(lower.zoom).toBeLessThan(first.zoom)
    camera.set({ ...lower, panX: 10 })
    camera.resize({ width: 900, height: 600 })
    expect(view.getState().camera).toEqual({ ...lower, panX: 10 })
  })

  it('fits_a_plan_again_when_a_panel_leaves_it_little_room_but_not_once_it_was_moved', () => {
    const { camera, view } = unopened()
    camera.resize({ width: 712, height: 228 })
    camera.resize({ width: 392, height: 228 })
    const { zoom, panX } = view.getState().camera
    // The room of 1200 units is centred.
    expect(panX + 600 * zoom).toBeCloseTo(196)
    camera.set({ zoom, panX: 10, panY: 0 })
    camera.resize({ width: 300, height: 228 })
    expect(view.getState().camera.panX).toBe(10)
  })

  it('pans_by_whole_pixels_and_keeps_what_is_left_for_the_next', () => {
    const { camera, view } = overNothing()
    camera.set({ zoom: 1, panX: 0.25, panY: 0 })
    const places = [0.4, 0.4, 0.4, -3.1].map((dx) => {
      camera.pan(dx, 0)
      return view.getState().camera.panX
    })
    expect(places).toEqual([0.25, 1.25, 1.25, -1.75])
  })
})
