/* The panel of measurement lines, by role and name, on the real plan. */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { MeasurePanel } from '@/features/designer/measure/MeasurePanel'
import { setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { chosenLine } from '@/canvas/store/chosen'

const line = (id: string, name: string, endX: number) => ({
  ...{ id, name, startX: 0, startY: 0, endX, endY: 0 },
})

describe('Line Measurement', () => {
  let module: PlanModule
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs({ units: 'feet' })
  })
  afterEach(cleanup)

  const open = (...measurements: ReturnType<typeof line>[]): Bench => {
    const bench = openBench(module, hallJson(2, 8))
    bench.designer.plan.run({ kind: 'canvas', set: { measurements } })
    render(
      <DesignerContext value={bench.designer}>
        <MeasurePanel />
      </DesignerContext>,
    )
    return bench
  }
  const names = (bench: Bench) =>
    bench.designer.plan.state.getState().surroundings.measurements.map((each) => each.name)

  it('lists_lines_in_the_chosen_unit', async () => {
    open(line('a', 'Stage to bar', 300))
    expect(screen.getByRole('button', { name: 'Stage to bar, 12 ft 6 in' })).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'meters')
    expect(screen.getByRole('button', { name: 'Stage to bar, 3.81 m' })).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'inches')
    expect(screen.getByRole('button', { name: 'Stage to bar, 150 in' })).toBeInTheDocument()
  })

  it('renames_and_deletes_a_line_and_clears_all', async () => {
    const bench = open(line('a', 'Line 1', 240), line('b', 'Line 2', 480), line('c', 'Line 3', 96))
    await userEvent.click(screen.getByRole('button', { name: 'Rename Line 1' }))
    await userEvent.keyboard('Aisle{Enter}')
    expect(names(bench)).toEqual(['Aisle', 'Line 2', 'Line 3'])
    await userEvent.click(screen.getByRole('button', { name: 'Delete Line 2' }))
    expect(names(bench)).toEqual(['Aisle', 'Line 3'])
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(names(bench)).toEqual([])
    act(() => {
      bench.designer.editing.undo()
    })
    expect(names(bench)).toEqual(['Aisle', 'Line 3'])
  })

  it('goes_to_a_line_and_deletes_it_from_the_keyboard', async () => {
    const bench = open(line('a', 'Line 1', 240))
    screen.getByRole('button', { name: 'Line 1, 10 ft' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(chosenLine(bench.designer.view.getState())).toBe('a')
    await userEvent.keyboard('{Delete}')
    expect(names(bench)).toEqual([])
    expect(chosenLine(bench.designer.view.getState())).toBeUndefined()
  })

  it('hides_and_shows_the_lines_without_changing_the_plan', async () => {
    const bench = open(line('a', 'Line 1', 240))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show lines on the plan' }))
    expect(bench.designer.view.getState().showLines).toBe(false)
    expect(names(bench)).toEqual(['Line 1'])
  })

  it('measures_between_two_chosen_objects_and_keeps_the_line', async () => {
    const bench = open()
    const choose = async (label: string, name: string): Promise<void> => {
      await userEvent.click(screen.getByRole('combobox', { name: label }))
      await userEvent.click(screen.getByRole('option', { name }))
    }
    await choose('From', 'Table 1')
    await choose('To', 'Table 2')
    const edges = screen.getByText('Edge to edge').parentElement
    // Two tables of 120 units whose middles are 220 apart.
    expect(edges).toHaveTextContent('4 ft 2 in')
    expect(screen.getByText('Centre to centre').parentElement).toHaveTextContent('9 ft 2 in')
    if (edges === null) throw new Error('no row')
    await userEvent.click(within(edges).getByRole('button'))
    expect(names(bench)).toEqual(['Table 1 to Table 2'])
  })
})
