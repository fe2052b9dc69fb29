// @vitest-environment jsdom
/* Drawing over the real plan: what a line leaves behind, what its keys do, and what it costs. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { planKey } from '@/canvas/actions/keyboard'
import { DRAWINGS } from '@/features/designer/drawings'
import { beginDrawing } from '@/canvas/drawing/start'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { chooseLine, chosenLine } from '@/canvas/store/chosen'

const key = (name: string) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
})

describe('drawing over a plan', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })

  const measuring = (): Bench => {
    const bench = openBench(module, hallJson(4, 8))
    bench.designer.camera.set({ zoom: 1, panX: 0, panY: 0 })
    beginDrawing(bench.designer, 'measuring', DRAWINGS)
    bench.frame()
    return bench
  }
  const lines = (bench: Bench) => bench.designer.plan.state.getState().surroundings.measurements
  const drag = (bench: Bench, to: number): void => {
    bench.pointer('down', { x: 24, y: 24 })
    bench.pointer('move', { x: to, y: 24 })
    bench.frame()
    bench.pointer('up', { x: to, y: 24 })
  }

  it('leaves_one_line_that_one_undo_takes_back', () => {
    const bench = measuring()
    drag(bench, 240)
    expect(lines(bench)).toMatchObject([{ startX: 24, endX: 240, name: 'Line 1' }])
    bench.designer.editing.undo()
    expect(lines(bench)).toEqual([])
    expect(bench.notices.at(-1)?.title).toBe('Undid: Measure 9 ft')
  })

  it('brings_the_ends_to_rest_on_the_edges_of_objects_before_the_grid', () => {
    const bench = measuring()
    bench.pointer('down', { x: 24, y: 120 })
    bench.pointer('move', { x: 62, y: 120 })
    bench.frame()
    bench.pointer('up', { x: 62, y: 120 })
    expect(lines(bench)).toMatchObject([{ startX: 24, startY: 120, endX: 60, endY: 120 }])
  })

  it('paints_the_objects_not_at_all_while_a_line_is_drawn', () => {
    const bench = measuring()
    const { stage } = bench.designer
    const before = stage.counts.static
    bench.pointer('down', { x: 24, y: 24 })
    for (let step = 1; step <= 10; step += 1) {
      bench.pointer('move', { x: 24 + step * 20, y: 24 })
      bench.frame()
    }
    expect(stage.counts.static).toBe(before)
  })

  it('chooses_a_line_on_the_floor_with_the_pointer_and_deletes_it_with_the_key', () => {
    const bench = measuring()
    drag(bench, 240)
    planKey(bench.designer, key('Escape'))
    expect(bench.designer.interaction.getState().name).toBe('idle')
    bench.pointer('down', { x: 200, y: 26 })
    bench.pointer('up', { x: 200, y: 26 })
    expect(chosenLine(bench.designer.view.getState())).toBe(lines(bench)[0]?.id)
    expect(planKey(bench.designer, key('Delete'))).toBe(true)
    expect(lines(bench)).toEqual([])
    expect(bench.designer.plan.state.getState().order).toHaveLength(4)
  })

  it('lets_go_of_the_line_when_an_object_is_selected', () => {
    const bench = measuring()
    chooseLine(bench.designer.view, 'x')
    bench.designer.selection.setState({ ids: ['table-1'] })
    expect(chosenLine(bench.designer.view.getState())).toBeUndefined()
  })

  it('moves_the_view_while_space_is_held_and_goes_on_drawing_afterwards', () => {
    const bench = measuring()
    const { designer } = bench
    const { panX } = designer.view.getState().camera
    designer.holdHand(true)
    const at = { kind: 'down', world: { x: 0, y: 0 }, touch: false } as const
    const held = { shift: false, alt: false, ctrl: false }
    designer.dispatch({ ...at, ...held, screen: { x: 100, y: 100 } })
    designer.dispatch({ ...at, ...held, kind: 'move', screen: { x: 160, y: 100 } })
    designer.dispatch({ ...at, ...held, kind: 'up', screen: { x: 160, y: 100 } })
    designer.holdHand(false)
    expect(designer.view.getState().camera.panX).toBe(panX + 60)
    drag(bench, 240)
    expect(lines(bench)).toHaveLength(1)
  })
})
