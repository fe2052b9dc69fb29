/* The steps of calibrating on the screen: what is asked, what is typed, and how it is given up. */
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { DRAWINGS } from '@/features/designer/drawings'
import { beginDrawing } from '@/canvas/drawing/start'
import { GestureBar } from '@/features/designer/screen/PlanCanvas'
import { traceFrom } from '@/features/designer/images/tracing/trace'
import { setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { setSize } from '@/canvas/store/viewport'

describe('the bar of calibrating', () => {
  let module: PlanModule
  let bench: Bench
  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs({ units: 'feet' })
    bench = openBench(module, '{"canvas":{"venueWidth":50,"venueHeight":40},"elements":[]}')
    traceFrom(bench.designer, { url: '/api/images/hall', aspectRatio: 2 })
    beginDrawing(bench.designer, 'calibrating', DRAWINGS)
    render(
      <DesignerContext value={bench.designer}>
        <GestureBar />
      </DesignerContext>,
    )
  })
  afterEach(cleanup)

  const click = (x: number, y: number): void => {
    act(() => {
      bench.pointer('down', { x, y })
      bench.pointer('up', { x, y })
    })
  }
  const width = () => bench.designer.plan.state.getState().surroundings.underlay?.width

  it('leads_through_two_ends_and_a_length_in_the_chosen_unit', async () => {
    expect(screen.getByRole('dialog', { name: 'Step 1 of 3: one end' })).toBeVisible()
    click(100, 280)
    expect(screen.getByRole('dialog', { name: 'Step 2 of 3: the other end' })).toBeVisible()
    click(580, 280)
    const dialog = screen.getByRole('dialog', { name: 'Step 3 of 3: the true length' })
    expect(dialog).toHaveTextContent('The line is now 20 ft long on the plan.')
    expect(screen.getByLabelText('True length')).toHaveFocus()
    await userEvent.keyboard('30{Enter}')
    expect(width()).toBe(1800)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  const HOW = 'Enter 6 ft 3 in, 75 in or 1.9 m.'
  const MORE = 'Enter a length greater than 0.'
  it.each([
    ['', `True length cannot be empty. ${HOW}`],
    ['long', `True length cannot be “long”. ${HOW}`],
    ['1e9', `True length cannot be “1e9”. ${HOW}`],
    ['0', `True length cannot be “0”. ${MORE}`],
    ['-3 ft', `True length cannot be “-3 ft”. ${MORE}`],
  ])('asks_again_when_the_length_is_none: %j', async (text, says) => {
    click(100, 280)
    click(580, 280)
    await userEvent.keyboard(`${text}{Enter}`)
    expect(screen.getByLabelText('True length')).toHaveAccessibleDescription(says)
    expect(screen.getByLabelText('True length')).toHaveValue(text)
    expect(width()).toBe(1200)
  })

  it.each([
    [40, 'bottom-3'],
    [500, 'top-3'],
  ])('keeps_out_of_the_way_of_a_line_at_%s', (y, place) => {
    click(100, y)
    click(580, y)
    expect(screen.getByRole('dialog').parentElement).toHaveClass(place)
  })

  it('stays_at_the_top_where_there_is_even_less_room_below_the_line', () => {
    setSize(bench.designer.view, { width: 700, height: 230 })
    click(100, 180)
    click(580, 180)
    expect(screen.getByRole('dialog').parentElement).toHaveClass('top-3')
  })

  it('is_given_up_with_escape_in_the_field_without_a_change', async () => {
    click(100, 280)
    click(580, 280)
    await userEvent.keyboard('30{Escape}')
    expect(bench.designer.interaction.getState().name).toBe('idle')
    expect(width()).toBe(1200)
  })
})
