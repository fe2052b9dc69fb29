/* The bar for fingers keeps clear of what it belongs to, wherever there is room. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { FloatingBar } from '@/features/designer/arrange/FloatingBar'
import { DesignerContext } from '@/canvas/context'
import type { Size } from '@/plan/camera/camera'
import { select } from '@/canvas/store/selection'
import { openBench } from '@/features/designer/testing/fixture'
import { setCamera, setSize } from '@/canvas/store/viewport'

describe('the floating bar', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  afterEach(cleanup)

  /** The bar of the first table, whose upper left corner is at (60, 60) of the plan. */
  const showBar = (size: Size, panX: number, panY: number) => {
    const { designer } = openBench(module, hallJson(2, 8))
    setSize(designer.view, size)
    setCamera(designer.view, { zoom: 1, panX, panY })
    select(designer.selection, ['table-1'])
    render(
      <DesignerContext value={designer}>
        <FloatingBar />
      </DesignerContext>,
    )
    return designer
  }
  const place = () => screen.getByRole('toolbar', { name: 'Selection' }).style

  it.each([
    ['stands_over_the_selection', 300, 800, '148px'],
    ['stands_below_it_near_the_upper_edge', 60, 800, '296px'],
    ['stays_in_sight_where_there_is_no_room_at_all', 60, 230, '8px'],
  ])('%s', (_, y, height, top) => {
    showBar({ width: 700, height }, 0, y - 60)
    expect(place().top).toBe(top)
  })

  it('follows_what_is_selected_and_where_it_goes', () => {
    const designer = showBar({ width: 1200, height: 800 }, 0, 240)
    const [one, other] = ['table-1', 'table-2'].map((id) => {
      const table = designer.plan.state.getState().elements.get(id)
      return (table?.x ?? 0) + (table?.width ?? 0) / 2
    })
    expect(place().left).toBe(`${String(one)}px`)
    act(() => {
      select(designer.selection, ['table-2'])
    })
    expect(place().left).toBe(`${String(other)}px`)
    act(() => {
      designer.editing.run({ kind: 'move', moves: [{ id: 'table-2', x: 600, y: 60 }] })
    })
    expect(place().left).toBe('660px')
  })

  it('is_never_cut_by_the_edge_of_the_view', () => {
    const size = { width: 700, height: 800 }
    showBar(size, 0, 240)
    // Half of its width and a margin; the middle of the table is at 120.
    expect(place().left).toBe('120px')
    cleanup()
    showBar(size, -100, 200)
    expect(place().left).toBe('110px')
  })
})
