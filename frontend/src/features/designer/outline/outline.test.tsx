/* The outline of plans that are too large to be in the page as a whole. */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { outlineItemId } from '@/canvas/focus/outline-ids'
import { Outline } from '@/features/designer/outline/Outline'
import { ALL_ITEMS, around } from '@/features/designer/outline/shown-items'
import { select } from '@/canvas/store/selection'
import { openBench } from '@/features/designer/testing/fixture'

function ends(indexes: readonly number[]) {
  return [indexes[0], indexes.at(-1)]
}

describe('an item of the outline', () => {
  it('is_named_by_its_own_text_alone_and_says_where_it_is', async () => {
    const { designer } = openBench(await loadBuiltModule(), hallJson(1, 4))
    render(
      <DesignerContext value={designer}>
        <Outline visible />
      </DesignerContext>,
    )
    act(() => {
      select(designer.selection, ['table-1'])
      designer.selection.setState({
        seat: designer.plan.state.getState().elements.get('table-1')?.seats[0]?.id,
      })
    })
    const [item, ...chairs] = screen.getAllByRole('treeitem')
    expect(chairs).toHaveLength(4)
    expect(item).toHaveTextContent(item?.getAttribute('aria-label') ?? 'none')
    expect(item?.textContent).toBe(item?.getAttribute('aria-label'))
    expect(item?.getAttribute('aria-description')).toMatch(/^At .+ ft/)
    const owned = document.getElementById(item?.getAttribute('aria-owns') ?? '')
    expect(owned).toContainElement(chairs[0] ?? null)
  })
})

describe('the items around the current one', () => {
  it('end_where_the_plan_ends', () => {
    expect(ends(around(-1, 1000))).toEqual([0, 100])
    expect(ends(around(500, 1000))).toEqual([400, 600])
    expect(ends(around(990, 1000))).toEqual([890, 999])
  })
})

describe('the outline of a large plan', () => {
  let module: PlanModule

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const open = (tables: number, visible: boolean) => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      configurable: true,
      get: () => 400,
    })
    const { designer } = openBench(module, hallJson(tables, 0))
    render(
      <DesignerContext value={designer}>
        <Outline visible={visible} />
      </DesignerContext>,
    )
    return designer
  }

  it.each([true, false])('holds_the_current_item_wherever_it_is (visible: %s)', async (visible) => {
    const designer = open(1200, visible)
    act(() => {
      select(designer.selection, ['table-1100'])
    })
    const items = await screen.findAllByRole('treeitem', { hidden: true })
    expect(items.length).toBeLessThan(ALL_ITEMS)
    const current = document.getElementById(outlineItemId('table-1100'))
    expect(current).toHaveAttribute('aria-posinset', '1100')
    expect(current).toHaveAttribute('aria-setsize', '1200')
  })

  it('keeps a table open when another one is opened', async () => {
    const { designer } = openBench(module, hallJson(2, 4))
    render(
      <DesignerContext value={designer}>
        <Outline visible />
      </DesignerContext>,
    )
    const items = () =>
      screen.getAllByRole('treeitem').filter((item) => item.getAttribute('aria-level') === '1')
    for (const item of items()) {
      const toggle = item.querySelector('button')
      if (toggle !== null) await userEvent.click(toggle)
    }
    expect(items().map((item) => item.getAttribute('aria-expanded'))).toEqual(['true', 'true'])
  })

  it('is_whole_in_a_plan_of_a_usual_size', () => {
    open(ALL_ITEMS, false)
    expect(screen.getAllByRole('treeitem', { hidden: true })).toHaveLength(ALL_ITEMS)
  })
})
