/* Properties on the real plan: each field is one undoable edit, and nobody loses a seat unasked. */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule, wasmIsBuilt } from '@/plan/testing/wasm'
import { DesignerContext } from '@/features/planner/designer/context'
import { Questions } from '@/features/planner/components/Questions'
import { PropertiesPanel } from '@/features/planner/panels/properties/PropertiesPanel'
import { seatingOf } from '@/features/planner/seating'
import { select } from '@/features/planner/store/selection'
import { openBench, type Bench } from '@/features/planner/testing/fixture'

describe.skipIf(!wasmIsBuilt())('the properties panel', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    bench = openBench(module, hallJson(3, 8))
    render(
      <DesignerContext value={bench.designer}>
        <PropertiesPanel />
        <Questions />
      </DesignerContext>,
    )
  })
  const choose = (...ids: string[]) => {
    act(() => {
      select(bench.designer.selection, ids)
    })
  }
  const element = (id: string) => bench.designer.plan.state.getState().elements.get(id)
  const undo = () => {
    act(() => {
      bench.designer.editing.undo()
    })
  }
  const retype = async (name: string, text: string) => {
    const field = screen.getByLabelText(name)
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
  }
  const edits = () => bench.designer.plan.state.getState().version

  it('is_about_the_room_when_nothing_is_selected', () => {
    expect(screen.getByRole('heading', { name: 'Room' })).toBeVisible()
  })

  it('reads_lengths_in_any_unit', async () => {
    choose('table-1')
    await retype('Width', '1.9 m')
    expect(element('table-1')?.width).toBeCloseTo(149.606, 2)
    await retype('X', `6' 2"`)
    expect(element('table-1')?.x).toBe(148)
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveValue('6 ft 2 in')
  })

  it('says_why_a_value_is_refused_and_keeps_the_last_one', async () => {
    choose('table-1')
    await retype('Height', '2 in')
    expect(screen.getByText('At least 10 in. It stays 5 ft.')).toBeVisible()
    await retype('Chairs', '21')
    expect(screen.getByText('0 to 20. It stays 8.')).toBeVisible()
    await retype('Chairs', '4.5')
    expect(screen.getByText('A whole number, please. It stays 8.')).toBeVisible()
    expect(element('table-1')).toMatchObject({ height: 120, chairs: 8 })
  })

  it('shows_mixed_values_and_sets_all', async () => {
    choose('table-1', 'table-2')
    expect(screen.getByRole('textbox', { name: 'X' })).toHaveAttribute('placeholder', 'Mixed')
    const before = edits()
    await userEvent.type(screen.getByRole('textbox', { name: 'Rotation' }), '{ArrowUp}')
    expect([element('table-1')?.rotation, element('table-2')?.rotation]).toEqual([15, 15])
    expect(edits()).toBe(before + 1)
    undo()
    expect([element('table-1')?.rotation, element('table-2')?.rotation]).toEqual([0, 0])
  })

  it('leaves_locked_objects_among_the_selection_alone', async () => {
    act(() => {
      bench.designer.plan.run({
        kind: 'properties',
        changes: [{ id: 'table-2', set: { locked: true } }],
      })
    })
    choose('table-1', 'table-2')
    expect(screen.getByText('1 locked object will stay as it is.')).toBeVisible()
    await retype('Zone', 'A')
    expect([element('table-1')?.zone, element('table-2')?.zone]).toEqual(['A', undefined])
  })

  it('makes_a_held_arrow_key_one_edit', async () => {
    choose('table-1')
    const before = edits()
    const field = screen.getByRole('textbox', { name: 'Rotation' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp>4}{/ArrowUp}')
    expect(element('table-1')?.rotation).toBe(60)
    expect(edits()).toBe(before + 1)
  })

  it('names_the_guests_before_chairs_go_and_keeps_those_who_may_stay', async () => {
    act(() => {
      bench.designer.seating.setState(
        seatingOf([
          { ...GUEST, id: 'g-1', firstName: 'Ana', seatId: 'table-1-chair-7' },
          { ...GUEST, id: 'g-2', firstName: 'Ben', seatId: 'table-1-chair-2' },
          { ...GUEST, id: 'g-3', firstName: 'Cleo', seatId: 'table-1-chair-8' },
        ]),
        true,
      )
    })
    choose('table-1')
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Chair count' })).getByRole('button', { name: '2' }),
    )
    const question = await screen.findByRole('alertdialog', { name: '1 guest sits there' })
    expect(question).toHaveTextContent('Cleo')
    expect(question).not.toHaveTextContent('Ben')
    await userEvent.click(within(question).getByRole('button', { name: 'Unseat and remove' }))
    expect(element('table-1')?.seats.map((seat) => seat.id)).toEqual([
      'table-1-chair-2',
      'table-1-chair-7',
    ])
  })

  it('sets_the_looks_of_chairs_and_where_they_stand', async () => {
    choose('table-1', 'table-3')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Chair type' }), 'ghost')
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Chair arrangement' }),
      'half',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show seat numbers' }))
    await retype('Numbers from', '5')
    for (const id of ['table-1', 'table-3']) {
      expect(element(id)).toMatchObject({
        chairType: 'ghost',
        chairArrangement: 'half',
        showSeatNumbers: false,
        seatNumberingStart: 5,
      })
    }
    expect(element('table-2')).not.toHaveProperty('chairType')
  })

  it('marks_one_chair_as_accessible_and_reserved', async () => {
    choose('table-1')
    await userEvent.click(screen.getByRole('button', { name: /^Chairs/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Seat B is accessible' }))
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Status of seat b' }),
      'reserved',
    )
    expect(element('table-1')?.seats[1]).toMatchObject({
      isHandicapAccessible: true,
      seatStatus: 'reserved',
    })
    expect(element('table-1')?.seats).toHaveLength(8)
  })

  it('chooses_colours_and_goes_back_to_the_own_one', async () => {
    choose('table-1')
    await userEvent.click(screen.getByRole('button', { name: 'Mint' }))
    await userEvent.click(screen.getByRole('button', { name: 'Blue' }))
    expect(element('table-1')).toMatchObject({ color: '#cdebd8', borderColor: '#3b78c4' })
    await userEvent.click(screen.getByRole('button', { name: 'Default colour' }))
    expect(element('table-1')?.color).toBeUndefined()
  })

  it('hides_and_locks_and_then_only_shows_its_fields', async () => {
    choose('table-1')
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    await userEvent.click(screen.getByRole('button', { name: 'Lock' }))
    expect(element('table-1')).toMatchObject({ hidden: true, locked: true })
    expect(screen.getByRole('textbox', { name: 'Label' })).toBeDisabled()
    expect(screen.getByText('Locked: unlock it to move or change it.')).toBeVisible()
  })
})

const GUEST = {
  lastName: 'Ruiz',
  email: '',
  mobile: '',
  company: '',
  dietary: '',
  party: undefined,
}
