/* The wheel on the plan, and how near to an object a press may be. */
import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { showCanvas } from '@/features/designer/testing/show-canvas'

describe('a mouse on the plan', () => {
  let module: PlanModule
  let bench: Bench
  let view: HTMLElement

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(1, 0))
    view = showCanvas(bench)
  })
  const zoom = () => bench.designer.view.getState().camera.zoom

  it('zooms_in_by_1.1_and_out_by_0.9_about_the_pointer', () => {
    fireEvent.wheel(view, { deltaY: -100, clientX: 100, clientY: 50 })
    expect(zoom()).toBeCloseTo(1.1)
    expect(bench.designer.view.getState().camera.panX).toBeCloseTo(-10)
    fireEvent.wheel(view, { deltaY: 100, clientX: 100, clientY: 50 })
    expect(zoom()).toBeCloseTo(0.99)
  })

  it('takes_an_object_from_5_pixels_beside_its_edge', () => {
    const click = (x: number) => {
      bench.pointer('down', { x, y: 120 })
      bench.pointer('up', { x, y: 120 })
      return bench.designer.selection.getState().ids
    }
    expect(click(186)).toEqual([])
    expect(click(184.5)).toEqual(['table-1'])
  })

  it('pans_with_the_small_steps_of_a_trackpad', () => {
    fireEvent.wheel(view, { deltaX: 4, deltaY: 7 })
    expect(bench.designer.view.getState().camera).toEqual({ zoom: 1, panX: -4, panY: -7 })
  })
})
