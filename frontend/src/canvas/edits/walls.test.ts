// @vitest-environment jsdom
/* Doors and windows by hand on the real plan: they turn into walls, and one step takes that back. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

/** A room of 40 by 30 ft, a door of 72 units in its middle and a wall askew. */
const ROOM = JSON.stringify({
  version: '1.0.0',
  canvas: { venueWidth: 40, venueHeight: 30 },
  elements: [
    { id: 'door', type: 'door', x: 444, y: 324, label: 'Side door' },
    { id: 'wall', type: 'wall', x: 680, y: 274, width: 240, height: 12, rotation: 30 },
  ],
})

describe('a door in the hand', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, ROOM)
  })
  const door = () => bench.designer.plan.state.getState().elements.get('door')
  const drag = (x: number, y: number, held = {}): void => {
    bench.pointer('down', { x: 480, y: 360 })
    bench.pointer('move', { x: 400, y: 360 }, held)
    bench.frame()
    bench.pointer('move', { x, y }, held)
    bench.frame()
  }
  const drop = (x: number, y: number, held = {}): void => {
    drag(x, y, held)
    bench.pointer('up', { x, y }, held)
  }

  it('turns_into_the_wall_of_the_room_and_back_in_one_step', () => {
    const before = door()
    drop(20, 400)
    expect(door()).toMatchObject({ x: 0, rotation: 90 })
    expect(bench.designer.plan.session().problems()).toEqual([])
    bench.designer.editing.undo()
    expect(door()).toEqual(before)
    bench.designer.editing.redo()
    expect(door()).toMatchObject({ x: 0, rotation: 90 })
  })

  it('shows_the_line_of_the_wall_while_it_is_held', () => {
    drag(20, 400)
    const guides = bench.designer.interaction.getState().guides()
    expect(guides[0]).toEqual({ axis: 'x', position: 0, from: 0, to: 720, kind: 'edge' })
  })

  it('lies_along_a_wall_that_stands_askew', () => {
    drag(790, 315)
    const [guide] = bench.designer.interaction.getState().guides()
    expect(guide?.lean).toBeCloseTo(120)
    bench.pointer('up', { x: 790, y: 315 })
    expect(door()?.rotation).toBe(210)
  })

  it('goes_where_the_hand_is_with_ctrl', () => {
    drop(20, 400, { ctrl: true })
    expect(door()).toMatchObject({ x: -16, y: 364, rotation: 0 })
  })

  it('leaves_one_axis_for_no_wall_with_shift', () => {
    drop(490, 40, { shift: true })
    expect(door()).toMatchObject({ x: 444, y: 0, rotation: 180 })
    bench.designer.editing.undo()
    drop(860, 350, { shift: true })
    expect(door()).toMatchObject({ y: 324, rotation: 0 })
  })

  it('is_copied_into_the_wall_in_one_step_with_alt', () => {
    drop(20, 400, { alt: true })
    const { elements, order } = bench.designer.plan.state.getState()
    const copy = elements.get(order.find((id) => id !== 'door' && id !== 'wall') ?? '')
    expect(copy).toMatchObject({ kind: 'door', x: 0, rotation: 90 })
    expect(door()).toMatchObject({ x: 444, rotation: 0 })
    bench.designer.editing.undo()
    expect(bench.designer.plan.state.getState().order).toEqual(['door', 'wall'])
  })
})
