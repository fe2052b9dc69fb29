/* Where the mark of a drop target lies. */
import { render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { RULER_SIZE } from '@/canvas/painting/rulers'
import { DesignerContext } from '@/canvas/context'
import { markDrop } from '@/canvas/edits/seat-drops'
import { seatingOf } from '@/guests/seating'
import { plannerGuest } from '@/features/designer/testing/guest'
import { DropMark } from '@/features/seating/DropMark'
import { prefsStore } from '@/canvas/store/prefs'
import { openBench } from '@/features/designer/testing/fixture'
import { markDropTarget, startDrag } from '@/canvas/store/hand'

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
    const seat = 'table-1-chair-1'
    markDropTarget(designer.view, { element: 'table-1', seat, seats: [seat] })
    const { container } = render(
      <DesignerContext value={designer}>
        <DropMark />
      </DesignerContext>,
    )
    expect(container.querySelector('svg')).toHaveStyle({ left, top: left })
  })

  it('follows the outline of a round table and is on the chair that would be taken', () => {
    const { designer } = openBench(module, hallJson(1, 4))
    designer.seating.setState(seatingOf([plannerGuest('ana')]), true)
    startDrag(designer.view, ['ana'])
    markDrop(designer, { x: 120, y: 120 })
    const { container } = render(
      <DesignerContext value={designer}>
        <DropMark />
      </DesignerContext>,
    )
    expect(container.querySelectorAll('ellipse')).toHaveLength(1)
    expect(container.querySelectorAll('circle')).toHaveLength(1)
    expect(container.querySelector('polygon')).toBeNull()
  })
})
