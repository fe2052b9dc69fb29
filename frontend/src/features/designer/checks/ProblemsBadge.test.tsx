/* The badge of the plan's problems: counts, sentences, and the way to the place. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { PLAN_REGION } from '@/canvas/focus/focus-plan'
import { setAisles } from '@/canvas/edits/outlines'
import { setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { ProblemsBadge } from '@/features/designer/checks/ProblemsBadge'

const plan = JSON.stringify({
  canvas: { venueWidth: 40, venueHeight: 30 },
  elements: [
    { id: 'way-in', type: 'entrance', x: 408, y: 672 },
    { id: 'a', type: 'round', x: 150, y: 200, tableNumber: 1, label: 'Table 1', chairs: 8 },
    { id: 'b', type: 'round', x: 290, y: 200, tableNumber: 2, label: 'Table 2', chairs: 8 },
  ],
})

describe('the problems of a plan', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    bench = openBench(module, plan)
    render(
      <DesignerContext value={bench.designer}>
        <div id={PLAN_REGION} role="application" aria-label="Floor plan" tabIndex={-1} />
        <ProblemsBadge />
      </DesignerContext>,
    )
    rest()
  })
  afterEach(() => {
    cleanup()
    setPrefs({ units: 'feet' })
    vi.useRealTimers()
  })

  function rest(): void {
    act(() => {
      vi.advanceTimersByTime(500)
    })
  }

  it('names_two_tables_that_overlap_and_selects_them', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    await user.click(screen.getByRole('button', { name: '1 problem' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Table 1 and Table 2 overlap.' }))
    await waitFor(() => {
      expect(bench.designer.selection.getState().ids).toEqual(['a', 'b'])
    })
  })

  it('says_that_nothing_is_wrong_once_the_tables_stand_apart', () => {
    act(() => {
      bench.designer.plan.run({ kind: 'move', moves: [{ id: 'b', x: 640, y: 200 }] })
    })
    rest()
    expect(screen.getByRole('button', { name: 'No problems' })).toBeVisible()
  })

  it('waits_for_a_second_table_before_it_misses_an_exit', () => {
    const exits = (tables: number): number => {
      cleanup()
      render(
        <DesignerContext value={openBench(module, hallJson(tables, 4)).designer}>
          <ProblemsBadge />
        </DesignerContext>,
      )
      rest()
      return screen.queryAllByRole('button', { name: '1 problem' }).length
    }
    expect([1, 2].map(exits)).toEqual([0, 1])
  })

  it('goes_to_the_plan_by_keyboard_and_says_the_problem', async () => {
    const said = vi.spyOn(bench.designer.announcer, 'say')
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    screen.getByRole('button', { name: '1 problem' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Table 1 and Table 2 overlap.' })
    await user.keyboard('{Enter}')
    await waitFor(() => {
      expect(screen.getByRole('application', { name: 'Floor plan' })).toHaveFocus()
    })
    expect(bench.designer.selection.getState().ids).toEqual(['a', 'b'])
    expect(said).toHaveBeenLastCalledWith('Table 1 and Table 2 overlap.')
  })

  it('gives_the_focus_back_to_the_badge_when_nothing_was_chosen', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    await user.click(screen.getByRole('button', { name: '1 problem' }))
    await screen.findByRole('menu')
    await user.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.getByRole('button', { name: '1 problem' })).toHaveFocus()
    })
  })

  it('shows_good_news_in_a_panel_that_can_be_read_rather_than_in_an_empty_menu', async () => {
    act(() => {
      bench.designer.plan.run({ kind: 'move', moves: [{ id: 'b', x: 640, y: 200 }] })
    })
    rest()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    await user.click(screen.getByRole('button', { name: 'No problems' }))
    const panel = await screen.findByRole('dialog', { name: 'Problems' })
    expect(panel).toHaveTextContent('Nothing overlaps, every seat can be reached')
    await waitFor(() => {
      expect(panel).toHaveFocus()
    })
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'No problems' })).toHaveFocus()
  })

  it('says_lengths_in_the_chosen_unit', async () => {
    setPrefs({ units: 'meters' })
    const points = [
      { x: 700, y: 300 },
      { x: 760, y: 300 },
      { x: 760, y: 600 },
      { x: 700, y: 600 },
    ]
    act(() => {
      bench.designer.plan.run(setAisles([{ points }], 'Add aisle'))
    })
    rest()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    await user.click(screen.getByRole('button', { name: '2 problems' }))
    const name = 'An aisle is 0.76 m wide; 1.12 m are needed.'
    expect(await screen.findByRole('menuitem', { name })).toBeVisible()
  })
})
