/* How chairs look and what is special about single ones. */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openPanel, planJson, type Panel } from '@/features/designer/properties/testing/panel'
import { focusSeat } from '@/canvas/store/selection'

describe('the chairs of what is selected', () => {
  let module: PlanModule

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  const combobox = (name: string) => screen.getByRole('combobox', { name })
  const statuses = (panel: Panel, id: string) =>
    panel.element(id)?.seats.map((seat) => seat.seatStatus ?? 'available')

  it('sets_the_looks_of_chairs_and_their_numbers', async () => {
    const panel = openPanel(module, hallJson(3, 8))
    panel.choose('table-1', 'table-3')
    await panel.open(/^Chairs and numbers/)
    const types = within(combobox('Chair type')).getAllByRole('option')
    expect(types.map((type) => type.textContent)).toEqual([
      ...['Usual', 'Chiavari', 'Ghost', 'Banquet', 'Folding', 'Cross Back', 'Bar Stool'],
      'Attached',
    ])
    await userEvent.selectOptions(combobox('Chair type'), 'Cross Back')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show seat numbers' }))
    await panel.retype('Numbers from', '5')
    await panel.retype('Text size', '10')
    await panel.retype('Chair gap', '3 in')
    await panel.retype('Edge gap', '10 cm')
    for (const id of ['table-1', 'table-3']) {
      expect(panel.element(id)).toMatchObject({
        chairType: 'cross-back',
        showSeatNumbers: false,
        seatNumberingStart: 5,
        textSize: 10,
        chairGapPx: 6,
        edgeGap: 8,
      })
    }
    expect(panel.element('table-2')).not.toHaveProperty('chairType')
  })

  it('says_the_limits_of_gaps_and_goes_back_to_the_usual_ones_when_emptied', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    await panel.open(/^Chairs and numbers/)
    await panel.retype('Chair gap', '4 in')
    expect(
      screen.getByText(/^Chair gap cannot be “4 in”\. 1 in to 3 in\. Nothing was changed\.$/),
    ).toBeVisible()
    await panel.retype('Edge gap', '2 in')
    await panel.retype('Edge gap', '1/2 in')
    expect(
      screen.getByText(/^Edge gap cannot be “1\/2 in”\. 1 in to 4 in\. It stays 2 in\.$/),
    ).toBeVisible()
    await panel.retype('Edge gap', '{Backspace}')
    expect(panel.element('table-1')).not.toHaveProperty('edgeGap')
  })

  it('marks_one_chair_as_reserved_and_accessible_and_gives_it_a_style', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    await panel.open(/^Seats/)
    await userEvent.click(screen.getByRole('button', { name: 'Seat B Free' }))
    const fields = within(screen.getByRole('group', { name: 'Seat B' }))
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Status' }), 'reserved')
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Chair style' }), 'ghost')
    await userEvent.click(fields.getByRole('checkbox', { name: 'Wheelchair accessible' }))
    expect(panel.element('table-1')?.seats[1]).toMatchObject({
      isHandicapAccessible: true,
      seatStatus: 'reserved',
      chairStyle: 'ghost',
    })
    expect(screen.getByRole('button', { name: 'Seat B Free Reserved Accessible' })).toBeVisible()
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Chair style' }), 'Usual')
    expect(panel.element('table-1')?.seats[1]).not.toHaveProperty('chairStyle')
    expect(statuses(panel, 'table-1')?.filter((status) => status === 'reserved')).toHaveLength(1)
  })

  it('shows_the_fields_of_the_chair_that_is_chosen_on_the_plan', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    await panel.open(/^Seats/)
    act(() => {
      focusSeat(panel.bench.designer.selection, 'table-1', 'table-1-chair-3')
    })
    expect(screen.getByRole('group', { name: 'Seat C' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Seat C Free' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })

  it('reserves_every_seat_of_two_rows_in_one_edit', async () => {
    const row = { type: 'theatre-row', width: 240, height: 40, chairs: 5 }
    const rows = ['A', 'B'].map((rowName, at) => ({
      ...row,
      id: rowName,
      rowName,
      x: 100,
      y: 100 + at * 60,
    }))
    const panel = openPanel(module, planJson(rows))
    panel.choose('A', 'B')
    await panel.open(/^Seats/)
    const before = panel.edits()
    await userEvent.selectOptions(combobox('Status of all seats'), 'reserved')
    expect(panel.edits()).toBe(before + 1)
    expect([statuses(panel, 'A'), statuses(panel, 'B')].flat()).toEqual(Array(10).fill('reserved'))
  })

  it('says_that_seats_differ', async () => {
    const panel = openPanel(module, hallJson(1, 8))
    panel.choose('table-1')
    await panel.open(/^Seats/)
    await userEvent.click(screen.getByRole('button', { name: 'Seat B Free' }))
    await userEvent.selectOptions(combobox('Status'), 'sold')
    expect(combobox('Status of all seats')).toHaveDisplayValue('Mixed')
  })

  it('offers_the_type_of_a_chair_that_stands_alone_and_no_gaps', async () => {
    const panel = openPanel(module, planJson([{ id: 'alone', type: 'chair', x: 100, y: 100 }]))
    panel.choose('alone')
    await panel.open(/^Chairs and numbers/)
    await userEvent.selectOptions(combobox('Chair type'), 'Folding')
    expect(panel.element('alone')?.chairType).toBe('folding')
    await userEvent.selectOptions(combobox('Chair type'), 'Usual')
    expect(panel.element('alone')).not.toHaveProperty('chairType')
    expect(screen.queryByLabelText('Chair gap')).not.toBeInTheDocument()
  })
})
