/* Layers on the real plan: categories, marks, order and names. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { select } from '@/canvas/store/selection'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { LayersPanel } from '@/features/designer/layers/LayersPanel'

describe('the layers panel', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
      configurable: true,
      get: () => 400,
    })
    bench = openBench(module, hallJson(3, 4))
    bench.designer.plan.run({
      kind: 'add',
      elements: [{ element: module.open(hallJson(0, 0)).newElement('stage', 600, 600, 'stage') }],
    })
    render(
      <DesignerContext value={bench.designer}>
        <LayersPanel />
      </DesignerContext>,
    )
  })

  const order = (): readonly string[] => bench.designer.plan.state.getState().order
  const element = (id: string) => bench.designer.plan.state.getState().elements.get(id)
  const rows = () =>
    within(screen.getByRole('list', { name: 'Layers' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)

  it('stand_by_category_with_what_lies_on_top_first', () => {
    expect(rows()).toEqual([
      'Tables & Seating3',
      'Table 3',
      'Table 2',
      'Table 1',
      'Stage1',
      'Stage',
    ])
  })

  it('hide_a_whole_category_in_one_step', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Hide Tables & Seating' }))
    expect(element('table-2')?.hidden).toBe(true)
    expect(element('stage')?.hidden).toBe(false)
    act(() => {
      bench.designer.editing.undo()
    })
    expect(element('table-1')?.hidden).toBe(false)
    expect(element('table-3')?.hidden).toBe(false)
  })

  it('lock_one_object', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Lock Table 2' }))
    expect(element('table-2')?.locked).toBe(true)
    expect(screen.getByRole('button', { name: 'Unlock Table 2' })).toBeVisible()
  })

  it('go_up_and_down_without_dragging', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Table 1' }))
    expect(bench.designer.selection.getState().ids).toEqual(['table-1'])
    expect(screen.getByRole('button', { name: 'Down' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Up' }))
    expect(order().filter((id) => id !== 'stage')).toEqual(['table-2', 'table-1', 'table-3'])
    await userEvent.click(screen.getByRole('button', { name: 'Down' }))
    expect(order().filter((id) => id !== 'stage')).toEqual(['table-1', 'table-2', 'table-3'])
  })

  it('get_a_name_for_lists_and_lose_it_again', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Table 1' }))
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    await userEvent.keyboard('Bride’s parents{Enter}')
    expect(element('table-1')).toMatchObject({ name: 'Bride’s parents', label: 'Table 1' })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Bride’s parents' }))
    await userEvent.keyboard('Table 1{Enter}')
    expect(element('table-1')?.name).toBeUndefined()
  })

  it('have_one_tab_stop_and_arrow_keys_within', async () => {
    act(() => {
      screen.getByRole('button', { name: /Tables & Seating 3|Tables & Seating3/ }).focus()
    })
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Hide Table 3' })).toHaveFocus()
    expect(
      [...document.querySelectorAll('[data-cell][tabindex="0"]')].map((cell) =>
        cell.getAttribute('aria-label'),
      ),
    ).toEqual(['Hide Table 3'])
  })

  it('are_found_by_name', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search layers' }), 'stag')
    expect(rows()).toEqual(['Stage1', 'Stage'])
    act(() => {
      select(bench.designer.selection, ['stage'])
    })
    expect(screen.getByRole('button', { name: 'Stage' })).toHaveAttribute('aria-pressed', 'true')
  })
})
