/* The chip keeps clear of chairs, and close to objects without chairs. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { Chip } from '@/canvas/viewport/overlay/Chip'
import { DesignerContext } from '@/canvas/context'
import { select } from '@/canvas/store/selection'
import { openBench } from '@/features/designer/testing/fixture'
import { enterSeating } from '@/canvas/store/screen'
import { setCamera, setSize } from '@/canvas/store/viewport'

describe('the chip of a table at 60 to 180', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  afterEach(cleanup)

  it.each([
    [8, '234px'],
    [0, '190px'],
  ])('with_%s_chairs_stands_at_%s', (chairs, top) => {
    const { designer } = openBench(module, hallJson(1, chairs))
    setSize(designer.view, { width: 700, height: 800 })
    setCamera(designer.view, { zoom: 1, panX: 0, panY: 0 })
    select(designer.selection, ['table-1'])
    const { container } = render(
      <DesignerContext value={designer}>
        <Chip />
      </DesignerContext>,
    )
    expect(container.querySelector('div')?.style.top).toBe(top)
  })

  it('is_not_there_in_the_seat_assignment_which_has_a_card_of_the_table', () => {
    const { designer } = openBench(module, hallJson(1, 8))
    setSize(designer.view, { width: 700, height: 800 })
    enterSeating(designer.view)
    select(designer.selection, ['table-1'])
    const { container } = render(
      <DesignerContext value={designer}>
        <Chip />
      </DesignerContext>,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
