/* Where the mark of a drop target lies. */
import { render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { RULER_SIZE } from '@/features/planner/canvas/rulers'
import { DesignerContext } from '@/features/planner/designer/context'
import { DropMark } from '@/features/planner/seats/DropMark'
import { prefsStore } from '@/features/planner/store/prefs'
import { openBench } from '@/features/planner/testing/fixture'

describe('the mark of a drop target', () => {
  let module: PlanModule
  const before = prefsStore.getState()

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  afterEach(() => {
    prefsStore.setState(before, true)
  })

  it.each([
    [true, `${String(RULER_SIZE)}px`],
    [false, '0px'],
  ])('lies over the chair when the rulers are shown: %s', (rulers, left) => {
    prefsStore.setState({ rulers })
    const { designer } = openBench(module, hallJson(1, 4))
    designer.view.setState({ drop: { element: 'table-1', seat: 'table-1-chair-1' } })
    const { container } = render(
      <DesignerContext value={designer}>
        <DropMark />
      </DesignerContext>,
    )
    expect(container.querySelector('svg')).toHaveStyle({ left, top: left })
  })
})
