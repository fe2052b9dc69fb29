/* The bar for fingers keeps clear of what it belongs to, wherever there is room. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule, wasmIsBuilt } from '@/plan/testing/wasm'
import { FloatingBar } from '@/features/planner/canvas/overlay/FloatingBar'
import { DesignerContext } from '@/features/planner/designer/context'
import { select } from '@/features/planner/store/selection'
import { openBench } from '@/features/planner/testing/fixture'

describe.skipIf(!wasmIsBuilt())('the floating bar', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  afterEach(cleanup)

  /** Screen pixels of a bar for a table of 120 whose upper left corner is at (60, `y`). */
  const placeFor = (y: number, height: number): { left: string; top: string } => {
    const { designer } = openBench(module, hallJson(1, 8))
    designer.view.setState({
      size: { width: 700, height },
      camera: { zoom: 1, panX: 0, panY: y - 60 },
    })
    select(designer.selection, ['table-1'])
    render(
      <DesignerContext value={designer}>
        <FloatingBar />
      </DesignerContext>,
    )
    const { left, top } = screen.getByRole('toolbar', { name: 'Selection' }).style
    return { left, top }
  }

  it.each([
    ['stands_over_the_selection', 300, 800, '192px'],
    ['stands_below_it_near_the_upper_edge', 60, 800, '252px'],
    ['stays_in_sight_where_there_is_no_room_at_all', 60, 230, '8px'],
  ])('%s', (_, y, height, top) => {
    expect(placeFor(y, height).top).toBe(top)
  })

  it('is_never_cut_by_the_edge_of_the_view', () => {
    // Half of its width and a margin; the middle of the table is at 120.
    expect(placeFor(300, 800).left).toBe('120px')
    cleanup()
    const { designer } = openBench(module, hallJson(1, 8))
    designer.view.setState({
      size: { width: 700, height: 800 },
      camera: { zoom: 1, panX: -100, panY: 200 },
    })
    select(designer.selection, ['table-1'])
    render(
      <DesignerContext value={designer}>
        <FloatingBar />
      </DesignerContext>,
    )
    expect(screen.getByRole('toolbar', { name: 'Selection' }).style.left).toBe('110px')
  })
})
