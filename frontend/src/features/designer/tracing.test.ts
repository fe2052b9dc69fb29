// @vitest-environment jsdom
/* The tracing picture on the real plan: brought to scale, moved, taken back. */
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { calibratePicture, movePicture } from '@/features/designer/images/tracing/underlay-actions'
import { calibrating } from '@/features/designer/images/tracing/gestures/calibrate/calibrate'
import { DRAWINGS } from '@/features/designer/drawings'
import { beginDrawing } from '@/canvas/drawing/start'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { traceFrom } from '@/features/designer/images/tracing/trace'

const HALL = { url: '/api/images/hall', aspectRatio: 2 }

describe('the tracing picture', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (): Bench => {
    const bench = openBench(module, '{"canvas":{"venueWidth":50,"venueHeight":40},"elements":[]}')
    traceFrom(bench.designer, HALL)
    return bench
  }
  const underlay = (bench: Bench) => bench.designer.plan.state.getState().surroundings.underlay
  const click = (bench: Bench, x: number, y: number): void => {
    bench.pointer('down', { x, y })
    bench.pointer('up', { x, y })
  }

  it('comes_in_as_large_as_the_room_and_can_be_taken_back', () => {
    const bench = open()
    expect(underlay(bench)).toMatchObject({ x: 0, y: 180, width: 1200, height: 600, opacity: 0.5 })
    bench.designer.editing.undo()
    expect(underlay(bench)).toBeUndefined()
    expect(bench.notices.at(-1)?.title).toBe('Undid: Add tracing picture')
  })

  it('is_brought_to_scale_about_the_first_end_in_one_step', () => {
    const bench = open()
    const { designer } = bench
    beginDrawing(designer, 'calibrating', DRAWINGS)
    click(bench, 100, 280)
    click(bench, 500, 280)
    designer.dispatch({ kind: 'length', length: 720 })
    expect(designer.interaction.getState().name).toBe('idle')
    expect(underlay(bench)).toMatchObject({ x: -80, y: 100, width: 2160, height: 1080 })
    designer.editing.undo()
    expect(underlay(bench)).toMatchObject({ x: 0, y: 180, width: 1200, height: 600 })
    expect(bench.notices.at(-1)?.title).toBe('Undid: Calibrate tracing picture')
    designer.editing.redo()
    expect(underlay(bench)).toMatchObject({ width: 2160 })
  })

  it('starts_a_loaded_tool_at_once_so_that_the_next_key_reaches_it', () => {
    const { designer } = open()
    beginDrawing(designer, 'sliding', DRAWINGS)
    designer.dispatch({ kind: 'leave' })
    calibratePicture.run(designer)
    expect(designer.interaction.getState().name).toBe('calibrating')
  })

  it('goes_on_with_the_plan_s_reason_when_the_length_is_none', () => {
    const bench = open()
    const { designer } = bench
    beginDrawing(designer, 'calibrating', DRAWINGS)
    click(bench, 100, 280)
    click(bench, 500, 280)
    designer.dispatch({ kind: 'length', length: 0 })
    expect(calibrating.draftOf(designer.interaction.getState())).toMatchObject({
      problem: 'The length must be greater than 0.',
    })
  })

  it('is_moved_in_one_step_while_the_objects_are_not_painted_anew_in_each_frame', () => {
    const bench = open()
    const { designer } = bench
    beginDrawing(designer, 'sliding', DRAWINGS)
    bench.frame()
    bench.pointer('down', { x: 100, y: 100 })
    bench.pointer('move', { x: 110, y: 100 })
    bench.frame()
    const before = designer.stage.counts.static
    for (let step = 2; step <= 10; step += 1) {
      bench.pointer('move', { x: 100 + step * 10, y: 100 })
      bench.frame()
    }
    expect(designer.stage.counts.static).toBe(before)
    bench.pointer('up', { x: 200, y: 100 })
    expect(underlay(bench)).toMatchObject({ x: 100, y: 180 })
    designer.editing.undo()
    expect(underlay(bench)).toMatchObject({ x: 0, y: 180 })
  })

  it('offers_its_tools_only_when_there_is_one', () => {
    const tools = [calibratePicture, movePicture]
    const enabled = (bench: Bench) => tools.map((each) => each.enabled(bench.designer))
    expect(enabled(openBench(module, '{"elements":[]}'))).toEqual([false, false])
    expect(enabled(open())).toEqual([true, true])
  })
})
