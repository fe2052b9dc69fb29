/* Copies take the next free place. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { designerKey } from '@/canvas/actions/keyboard'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const table = (id: string, x: number, y: number) => ({
  ...{ id, type: 'round', x, y, width: 100, height: 100, rotation: 0, chairs: 8 },
  label: id,
})

describe('duplicating', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (...elements: object[]) => {
    const canvas = { venueWidth: 40, venueHeight: 40 }
    bench = openBench(module, JSON.stringify({ version: '1.0.0', canvas, elements }))
    bench.designer.selection.setState({ ids: ['one'], focus: 'one', seat: undefined })
  }
  const copy = () => {
    designerKey(bench.designer, {
      ...{ key: 'd', ctrlKey: true, shiftKey: false, metaKey: false, altKey: false },
    })
    const [id = ''] = bench.designer.selection.getState().ids
    return bench.designer.plan.state.getState().elements.get(id)
  }
  const overlaps = () =>
    bench.designer.plan
      .session()
      .problems()
      .filter(({ message }) => message.includes('overlap'))
  beforeEach(() => {
    open(table('one', 100, 100))
  })

  it('puts_the_copy_to_the_right_without_an_overlap', () => {
    expect(copy()).toMatchObject({ x: 314, y: 100 })
    expect(overlaps()).toEqual([])
  })

  it('goes_on_along_the_row_and_then_below', () => {
    copy()
    expect(copy()).toMatchObject({ x: 528, y: 100 })
    copy()
    expect(copy()).toMatchObject({ x: 742, y: 314 })
    expect(overlaps()).toEqual([])
  })

  it('passes_over_a_place_that_is_taken', () => {
    open(table('one', 100, 100), table('two', 320, 100))
    expect(copy()).toMatchObject({ x: 540, y: 100 })
  })

  it('keeps_the_distance_of_the_row', () => {
    open(table('one', 300, 100), table('two', 60, 102), table('elsewhere', 300, 420))
    expect(copy()).toMatchObject({ x: 540, y: 100 })
  })
})
