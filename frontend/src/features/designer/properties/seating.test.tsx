/* Chairs at tables, in total and by side: each change is one undoable edit, and no one loses a seat unasked. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openPanel, planJson, type Panel } from '@/features/designer/properties/testing/panel'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'

const LONG = { type: 'rectangle', width: 192, height: 60, chairs: 8 }

describe('the seating of what is selected', () => {
  let module: PlanModule

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs(DEFAULT_PREFS)
  })
  const chairs = (panel: Panel, ...ids: string[]) => ids.map((id) => panel.element(id)?.chairs)

  it('names_the_guests_before_chairs_go_and_keeps_those_who_may_stay', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.seated({ 'table-1-chair-7': 'Ana', 'table-1-chair-2': 'Ben', 'table-1-chair-8': 'Cleo' })
    panel.choose('table-1')
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Chair count' })).getByRole('button', { name: '2' }),
    )
    const question = await screen.findByRole('alertdialog', { name: '1 guest sits there' })
    expect(question).toHaveTextContent('Cleo')
    expect(question).not.toHaveTextContent('Ben')
    await userEvent.click(within(question).getByRole('button', { name: 'Unseat and remove' }))
    expect(panel.element('table-1')?.seats.map((seat) => seat.id)).toEqual([
      'table-1-chair-2',
      'table-1-chair-7',
    ])
  })

  it('offers_chair_counts_and_sizes_within_their_limits', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    const counts = within(screen.getByRole('group', { name: 'Chair count' })).getAllByRole('button')
    expect(counts.map((button) => button.textContent)).toEqual(['2', '4', '6', '8', '10'])
    await panel.open(/^Chairs and numbers/)
    const size = screen.getByRole('slider', { name: 'Chair size' })
    expect([size.getAttribute('min'), size.getAttribute('max')]).toEqual(['70', '120'])
  })

  it('refuses_numbers_of_chairs_that_cannot_be', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    await panel.retype('Chairs', '21')
    expect(
      screen.getByText(
        /^Chairs cannot be “21”\. Enter a whole number from 0 to 20\. It stays 8\.$/,
      ),
    ).toBeVisible()
    await panel.retype('Chairs', '4.5')
    expect(
      screen.getByText(/^Chairs cannot be “4.5”\. Enter a whole number from 0 to 20\./),
    ).toBeVisible()
    expect(chairs(panel, 'table-1')).toEqual([8])
  })

  it('makes_tables_of_a_size_about_their_middles_with_the_chairs_that_go_with_it', async () => {
    const panel = openPanel(module, hallJson(2, 8))
    panel.choose('table-1', 'table-2')
    const before = panel.edits()
    const small = screen.getByRole('button', { name: 'M 3 ft 6 chairs' })
    await userEvent.click(small)
    expect(panel.edits()).toBe(before + 1)
    expect(panel.element('table-2')).toMatchObject({
      x: 304,
      y: 84,
      width: 72,
      height: 72,
      chairs: 6,
    })
    expect(small).toHaveAttribute('aria-pressed', 'true')
    panel.undo()
    expect(panel.element('table-2')).toMatchObject({ x: 280, width: 120, chairs: 8 })
  })

  it('fills_each_table_with_what_its_own_edge_allows', async () => {
    const small = { id: 'small', type: 'round', x: 400, y: 100, width: 96, height: 96, chairs: 2 }
    const panel = openPanel(module, planJson([{ ...LONG, id: 'long', x: 100, y: 100 }, small]))
    panel.choose('long', 'small')
    const before = panel.edits()
    await userEvent.click(screen.getByRole('button', { name: 'Fill Max' }))
    expect(chairs(panel, 'long', 'small')).toEqual([10, 8])
    expect(panel.edits()).toBe(before + 1)
    expect(screen.getByRole('button', { name: 'Fill Max' })).toBeDisabled()
  })

  it('fills_with_another_edge_for_each_guest', async () => {
    const panel = openPanel(module, hallJson(1, 2))
    panel.choose('table-1')
    await panel.retype('Space per guest', '36 in')
    await userEvent.click(screen.getByRole('button', { name: 'Fill Max (6)' }))
    expect(chairs(panel, 'table-1')).toEqual([6])
    await panel.retype('Space per guest', '5 in')
    expect(
      screen.getByText(/^Space per guest cannot be “5 in”\. 1 ft 6 in to 4 ft\. It stays 3 ft\.$/),
    ).toBeVisible()
  })

  it('shares_chairs_out_by_hand_and_evenly_again', async () => {
    const panel = openPanel(module, planJson([{ ...LONG, id: 'long', x: 100, y: 100 }]))
    panel.choose('long')
    const sides = () =>
      ['Top', 'Right', 'Bottom', 'Left'].map((name) =>
        screen.getByRole('textbox', { name }).getAttribute('value'),
      )
    expect(sides()).toEqual(['4', '0', '4', '0'])
    await panel.retype('Top', '2')
    await panel.retype('Left', '1')
    expect(sides()).toEqual(['2', '0', '4', '1'])
    expect(panel.element('long')).toMatchObject({
      chairs: 7,
      chairDistribution: { top: 2, right: 0, bottom: 4, left: 1 },
    })
    await panel.retype('Right', '3')
    expect(
      screen.getByText(/^Right cannot be “3”\. Enter a whole number from 0 to 2\. It stays 0\.$/),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Distribute evenly' }))
    expect(panel.element('long')?.chairs).toBe(7)
    expect(panel.element('long')).not.toHaveProperty('chairDistribution')
  })

  it('forgets_sides_that_no_longer_add_up', async () => {
    const panel = openPanel(module, planJson([{ ...LONG, id: 'long', x: 100, y: 100 }]))
    panel.choose('long')
    await panel.retype('Top', '2')
    await panel.retype('Chairs', '8')
    expect(panel.element('long')).not.toHaveProperty('chairDistribution')
  })

  it('sets_one_side_of_several_tables_and_leaves_the_others_as_they_are', async () => {
    const two = [
      { ...LONG, id: 'one', x: 100, y: 100 },
      { ...LONG, id: 'two', x: 100, y: 400, chairs: 6 },
    ]
    const panel = openPanel(module, planJson(two))
    panel.choose('one', 'two')
    expect(screen.getByRole('textbox', { name: 'Top' })).toHaveAttribute('placeholder', 'Mixed')
    const before = panel.edits()
    await panel.retype('Left', '2')
    expect(chairs(panel, 'one', 'two')).toEqual([10, 8])
    expect(panel.edits()).toBe(before + 1)
  })

  it('offers_sides_only_where_there_are_four', () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    expect(screen.queryByRole('group', { name: 'Chairs per side' })).not.toBeInTheDocument()
  })

  it('sets_where_chairs_stand_and_takes_back_what_was_shared_out_by_hand', async () => {
    const panel = openPanel(module, planJson([{ ...LONG, id: 'long', x: 100, y: 100 }]))
    panel.choose('long')
    await panel.retype('Top', '2')
    const field = screen.getByRole('combobox', { name: 'Arrangement' })
    await userEvent.selectOptions(field, 'one-side')
    expect(panel.element('long')).toMatchObject({ chairArrangement: 'one-side' })
    expect(panel.element('long')).not.toHaveProperty('chairDistribution')
    await panel.retype('Bottom', '1')
    expect(panel.element('long')).not.toHaveProperty('chairArrangement')
  })
})
