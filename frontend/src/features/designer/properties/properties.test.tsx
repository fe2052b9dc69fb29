/* Properties on the real plan: each field is one undoable edit of everything that is selected. */
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openPanel, planJson, type Panel } from '@/features/designer/properties/testing/panel'

describe('the properties panel', () => {
  let module: PlanModule
  let panel: Panel

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    panel = openPanel(module, hallJson(3, 8))
  })
  const swatch = (field: RegExp, name: string) =>
    within(screen.getByRole('group', { name: field })).getByRole('button', { name })

  it('is_about_the_room_when_nothing_is_selected', () => {
    expect(screen.getByRole('heading', { name: 'Room' })).toBeVisible()
  })

  it('stays_with_what_is_selected_when_an_edit_of_it_is_undone', async () => {
    panel.choose('table-1')
    await panel.retype('X', '5 ft')
    panel.undo()
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('2 ft 6 in')
  })

  it('keeps_the_focus_when_undo_takes_the_object_away_and_with_it_the_field', () => {
    const { designer } = panel.bench
    const table = designer.plan.session().newElement('round', 900, 900, 'new')
    act(() => {
      designer.editing.run({ kind: 'add', elements: [{ element: table }] })
    })
    panel.choose('new')
    screen.getByRole('textbox', { name: 'X' }).focus()
    panel.undo()
    expect(screen.queryByRole('textbox', { name: 'X' })).not.toBeInTheDocument()
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Room' }))
  })

  it('reads_lengths_in_any_unit', async () => {
    panel.choose('table-1')
    await panel.retype('Width', '1.9 m')
    expect(panel.element('table-1')?.width).toBeCloseTo(149.606, 2)
    await panel.retype('X', `6' 2"`)
    expect(panel.element('table-1')?.x).toBe(148)
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('6 ft 2 in')
  })

  it('says_why_a_value_is_refused_and_keeps_the_last_one', async () => {
    panel.choose('table-1')
    await panel.retype('Height', '2 in')
    expect(
      screen.getByText('Height cannot be “2 in”. 10 in to 1000 ft. It stays 5 ft.'),
    ).toBeVisible()
    await panel.retype('Font size', '25')
    expect(
      screen.getByText(
        'Font size cannot be “25”. Enter a number from 8 to 24. Nothing was changed.',
      ),
    ).toBeVisible()
    expect(panel.element('table-1')).toMatchObject({ height: 120 })
    expect(panel.element('table-1')).not.toHaveProperty('fontSize')
  })

  it.each([
    ['Width', '9 in', 'Width cannot be “9 in”. 10 in to 1000 ft. It stays 5 ft.'],
    ['Height', '9 in', 'Height cannot be “9 in”. 10 in to 1000 ft. It stays 5 ft.'],
    ['X', '999999999', 'X cannot be “999999999”. -1000 ft to 1000 ft. It stays 2 ft 6 in.'],
    ['Rotation', '361', 'Rotation cannot be “361”. Enter a number from 0 to 360°. It stays 0°.'],
    [
      'Font size',
      '7',
      'Font size cannot be “7”. Enter a number from 8 to 24. Nothing was changed.',
    ],
  ])('keeps_%s_within_its_limits', async (name, text, says) => {
    panel.choose('table-1')
    const before = panel.edits()
    await panel.retype(name, text)
    expect(screen.getByText(says)).toBeVisible()
    expect(panel.edits()).toBe(before)
  })

  it('takes_sides_of_20_units', async () => {
    panel.choose('table-1')
    await panel.retype('Width', '10 in')
    await panel.retype('Height', '10 in')
    expect(panel.element('table-1')).toMatchObject({ width: 20, height: 20 })
  })

  it('shows_mixed_values_and_sets_all', async () => {
    panel.choose('table-1', 'table-2')
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveAttribute('placeholder', 'Mixed')
    const before = panel.edits()
    await userEvent.type(screen.getByRole('textbox', { name: 'Rotation' }), '{ArrowUp}')
    const rotations = () => ['table-1', 'table-2'].map((id) => panel.element(id)?.rotation)
    expect(rotations()).toEqual([15, 15])
    expect(panel.edits()).toBe(before + 1)
    panel.undo()
    expect(rotations()).toEqual([0, 0])
  })

  it('turns_by_15_degrees_with_its_buttons', async () => {
    panel.choose('table-1')
    await userEvent.click(screen.getByRole('button', { name: 'Rotate 15° left' }))
    expect(panel.element('table-1')?.rotation).toBe(345)
    await userEvent.click(screen.getByRole('button', { name: 'Rotate 15° right' }))
    expect(panel.element('table-1')?.rotation).toBe(0)
  })

  it('leaves_locked_objects_among_the_selection_alone', async () => {
    panel.given('table-2', { locked: true })
    panel.choose('table-1', 'table-2')
    expect(screen.getByText('1 locked object will stay as it is.')).toBeVisible()
    await panel.retype('Zone', 'A')
    expect(['table-1', 'table-2'].map((id) => panel.element(id)?.zone)).toEqual(['A', undefined])
  })

  it('makes_a_held_arrow_key_one_edit', async () => {
    panel.choose('table-1')
    const before = panel.edits()
    const field = screen.getByRole('textbox', { name: 'Rotation' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp>4}{/ArrowUp}')
    expect(panel.element('table-1')?.rotation).toBe(60)
    expect(panel.edits()).toBe(before + 1)
  })

  it('chooses_colours_and_goes_back_to_the_own_one', async () => {
    panel.choose('table-1')
    await userEvent.click(swatch(/^Colour/, 'Mint'))
    await userEvent.click(swatch(/^Border/, 'Blue'))
    expect(panel.element('table-1')).toMatchObject({ color: '#cdebd8', borderColor: '#3b78c4' })
    await userEvent.click(screen.getByRole('button', { name: 'Colour: default' }))
    expect(panel.element('table-1')?.color).toBeUndefined()
  })

  it('gives_a_zone_the_colour_that_it_has_elsewhere', async () => {
    panel.given('table-3', { zone: 'A', zoneColor: '#7c5cc4' })
    panel.choose('table-1', 'table-2')
    const before = panel.edits()
    await panel.retype('Zone', 'A')
    expect(panel.edits()).toBe(before + 1)
    for (const id of ['table-1', 'table-2']) {
      expect(panel.element(id)).toMatchObject({ zone: 'A', zoneColor: '#7c5cc4' })
    }
    await userEvent.click(swatch(/^Zone/, 'Green'))
    expect(panel.element('table-2')?.zoneColor).toBe('#2f8a5c')
    await panel.retype('Zone', '{Backspace}')
    expect(panel.element('table-1')).not.toHaveProperty('zoneColor')
  })

  it('calls_a_row_by_its_section_and_name_and_gives_a_picture_no_colours', () => {
    const row = {
      id: 'row',
      type: 'theatre-row',
      x: 50,
      y: 50,
      sectionName: 'Balcony',
      rowName: 'B',
    }
    const picture = { id: 'picture', type: 'vector-image', x: 300, y: 300, label: 'Logo' }
    cleanup()
    panel = openPanel(module, planJson([row, picture]))
    panel.choose('row')
    expect(screen.getByRole('heading', { name: 'Section Balcony, row B' })).toBeVisible()
    panel.choose('picture')
    expect(screen.getByLabelText('Zone')).toBeVisible()
    expect(screen.queryByRole('group', { name: /^Colour/ })).not.toBeInTheDocument()
  })

  it('hides_and_locks_and_then_only_shows_its_fields', async () => {
    panel.choose('table-1')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }))
    expect(panel.element('table-1')).toMatchObject({ hidden: true, locked: true })
    expect(screen.getByRole('textbox', { name: 'Label' })).toBeDisabled()
    expect(screen.getByText('Locked: unlock it to move or change it.')).toBeVisible()
  })
})
