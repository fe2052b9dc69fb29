/* Templates and the setup of seating on the real plan. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { Questions } from '@/features/designer/screen/Questions'
import { DesignerContext } from '@/canvas/context'
import { ANY_ROOM } from '@/features/designer/templates/any-room'
import { TemplatesPanel } from '@/features/designer/templates/TemplatesPanel'
import { seatingOf } from '@/guests/seating'
import { DEFAULT_PREFS, setPrefs } from '@/canvas/store/prefs'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'
import { closeSetup, openSetup } from '@/canvas/store/panel'

const EMPTY = '{"elements":[]}'
const ANA = plannerGuest('g-1', { seatId: 'table-1-chair-1' })

describe('the templates panel', () => {
  let module: PlanModule
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    setPrefs(DEFAULT_PREFS)
  })
  const open = (planJson: string) => {
    bench = openBench(module, planJson)
    show()
  }
  const show = () => {
    render(
      <DesignerContext value={bench.designer}>
        <TemplatesPanel />
        <Questions />
      </DesignerContext>,
    )
  }
  const plan = () => bench.designer.plan.state.getState()
  const seats = () =>
    [...plan().elements.values()].reduce((sum, each) => sum + each.seats.length, 0)

  it('lists_eight_templates_in_two_groups_that_close', async () => {
    open(EMPTY)
    const names = (title: string) =>
      within(screen.getByRole('region', { name: new RegExp(title) }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.font-semibold')?.textContent)
    expect(names('Popular Templates')).toEqual([
      'Wedding Reception',
      'Corporate Dinner',
      'Cocktail Party',
    ])
    expect(names('More Templates')).toEqual([
      'Training Room',
      'Board Meeting',
      'Banquet Hall',
      'Intimate Dinner',
      'Graduation',
    ])
    await userEvent.click(screen.getByRole('button', { name: /^More Templates/ }))
    expect(screen.queryByText('Banquet Hall')).not.toBeInTheDocument()
  })

  it('say_how_large_the_room_is_and_how_many_guests_it_is_for', () => {
    open(EMPTY)
    const card = screen.getByRole('button', { name: /^Wedding Reception/ })
    expect(card).toHaveTextContent('60 ft × 40 ft')
    expect(card).toHaveTextContent('150 guests')
  })

  it('draws_their_pictures_a_little_later', () => {
    open(EMPTY)
    expect(document.querySelectorAll('img')).toHaveLength(0)
    act(() => {
      bench.elapse()
    })
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures).toHaveLength(8)
    expect(decodeURIComponent(pictures[0]?.src ?? '')).toContain('<svg')
  })

  it('sets_room_and_objects_of_an_empty_plan_at_once_and_goes_to_the_setup', async () => {
    open(EMPTY)
    const before = bench.designer.view.getState().camera
    await userEvent.click(screen.getByRole('button', { name: /^Wedding Reception/ }))
    expect(plan().canvas).toMatchObject({ venueWidth: 60, venueHeight: 40 })
    expect(seats()).toBeGreaterThanOrEqual(150)
    expect(screen.getByRole('heading', { name: 'Wedding Reception' })).toHaveFocus()
    act(() => {
      bench.elapse()
    })
    expect(bench.designer.view.getState().camera).not.toEqual(before)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('button', { name: /^Popular Templates/ })).toBeVisible()
  })

  it('asks_before_it_replaces_anything_and_is_one_step_back', async () => {
    open(hallJson(2, 4))
    await userEvent.click(screen.getByRole('button', { name: /^Intimate Dinner/ }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Replace the plan with Intimate Dinner?',
    })
    expect(question).toHaveTextContent('The room and 2 objects in it will be replaced.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(plan().order).toEqual(['table-1', 'table-2'])
    await userEvent.click(screen.getByRole('button', { name: /^Intimate Dinner/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    expect(plan().canvas.venueWidth).toBe(30)
    act(() => {
      bench.designer.editing.undo()
    })
    expect(plan().order).toEqual(['table-1', 'table-2'])
    expect(plan().canvas.venueWidth).toBe(200)
  })

  it('names_the_guests_who_would_lose_their_seats', async () => {
    open(hallJson(2, 4))
    act(() => {
      bench.designer.seating.setState(seatingOf([ANA]), true)
    })
    await userEvent.click(screen.getByRole('button', { name: /^Intimate Dinner/ }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('1 guest will lose the seat')
    expect(question).toHaveTextContent('Ana Ruiz')
    await userEvent.click(within(question).getByRole('button', { name: 'Unseat and replace' }))
    expect(plan().elements.has('table-1')).toBe(false)
    expect(bench.designer.editing.unseated.get('table-1-chair-1')?.id).toBe('g-1')
  })

  it('adds_a_theatre_section', async () => {
    open('{"canvas":{"venueWidth":100,"venueHeight":100},"elements":[]}')
    await userEvent.click(screen.getByRole('button', { name: /^Theatre section/ }))
    await userEvent.clear(screen.getByLabelText('Rows'))
    await userEvent.type(screen.getByLabelText('Rows'), '3{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Add 36 seats' }))
    expect(seats()).toBe(36)
    expect(bench.designer.selection.getState().ids).toHaveLength(3)
  })

  describe('with the setup of seating', () => {
    beforeEach(() => {
      open('{"canvas":{"venueWidth":60,"venueHeight":40},"elements":[]}')
      act(() => {
        openSetup(bench.designer.view, ANY_ROOM)
      })
    })
    const retype = async (name: string, text: string) => {
      const field = screen.getByLabelText(name)
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
    }
    const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply Configuration' }))

    it('begins_with_the_default_and_says_what_came_of_it', async () => {
      expect(screen.getByLabelText('Preset')).toHaveDisplayValue('Default')
      expect(screen.getByLabelText('Table size')).toHaveValue('6 ft')
      await retype('Number of guests', '40')
      await apply()
      expect(screen.getByRole('status')).toHaveTextContent(/^40 seats for 40 guests at 5 tables\./)
      expect(seats()).toBe(40)
    })

    it('shows_the_layout_over_the_plan_before_it_is_applied', async () => {
      await retype('Number of guests', '40')
      expect(await screen.findByText('Proposal, not applied yet')).toBeVisible()
      expect(screen.getByRole('status')).toHaveTextContent('40 seats for 40 guests at 5 tables.')
      expect(bench.designer.proposal?.objects).toHaveLength(5)
      expect(seats()).toBe(0)
      await apply()
      expect(seats()).toBe(40)
      expect(bench.designer.proposal).toBeUndefined()
      await retype('Number of guests', '24')
      await waitFor(() => {
        expect(bench.designer.proposal?.gone.size).toBe(2)
      })
      expect(bench.designer.proposal?.objects).toHaveLength(0)
    })

    it('leaves_tables_placed_by_hand_unless_they_are_to_be_replaced', async () => {
      act(() => {
        bench.designer.editing.run({
          kind: 'add',
          elements: [1, 2].map((n) => ({
            element: bench.designer.plan
              .session()
              .newElement('round', 300 * n, 300, `table-${String(n)}`),
          })),
        })
      })
      await retype('Number of guests', '40')
      await apply()
      expect(plan().elements.has('table-1')).toBe(true)
      expect(seats()).toBe(40)
      await userEvent.click(screen.getByLabelText('Also replace 2 tables placed by hand'))
      await apply()
      expect(plan().elements.has('table-1')).toBe(false)
      expect(seats()).toBe(40)
    })

    it('has_presets_table_and_chair_blocks_spacing_and_apply', () => {
      const fields = [
        ...['Preset', 'Table type', 'Table size', 'Chair type', 'Chair width', 'Chair height'],
        ...['Chairs per table', 'Arrangement', 'Row spacing', 'Column spacing'],
      ]
      for (const name of fields) expect(screen.getByLabelText(name), name).toBeVisible()
      for (const name of ['Save Preset', 'Apply Configuration', 'Back']) {
        expect(screen.getByRole('button', { name }), name).toBeVisible()
      }
      const words = within(screen.getByLabelText('Arrangement')).getAllByRole('option')
      expect(words.map((word) => word.textContent)).toContain('Full Circle')
    })

    it('says_what_did_not_fit', async () => {
      await retype('Number of guests', '300')
      await apply()
      expect(screen.getByRole('status')).toHaveTextContent(/seats for 300 guests at \d+ tables\./)
      expect(within(screen.getByRole('status')).getAllByRole('listitem').length).toBeGreaterThan(0)
    })

    it('offers_a_room_in_which_everyone_has_a_seat_and_takes_it_with_one_click', async () => {
      await retype('Number of guests', '140')
      await apply()
      const name = /ft room: \d+ fit$/
      const room = await screen.findByRole('button', { name }, { timeout: 80_000 })
      const drawn = bench.designer.proposal?.objects.length
      await userEvent.hover(room)
      expect(bench.designer.proposal?.objects.length).not.toBe(drawn)
      await userEvent.click(room)
      expect(bench.designer.proposal).toBeUndefined()
      expect(screen.getByRole('status')).toHaveTextContent(/seats for 140 guests/)
      expect(seats()).toBeGreaterThanOrEqual(140)
      expect(bench.designer.plan.state.getState().canvas.venueWidth).toBeGreaterThan(60)
      act(() => {
        bench.designer.editing.undo()
        bench.designer.editing.undo()
      })
      expect(seats()).toBe(0)
      expect(screen.queryByText(/seats for 140 guests/)).not.toBeInTheDocument()
    }, 120_000)

    it('is_still_there_after_a_look_at_another_panel_and_anew_after_Back', async () => {
      await retype('Table size', '5 ft')
      await retype('Number of guests', '40')
      cleanup()
      show()
      expect(screen.getByLabelText('Table size')).toHaveValue('5 ft')
      expect(screen.getByLabelText('Number of guests')).toHaveValue('40')
      await userEvent.click(screen.getByRole('button', { name: 'Back' }))
      await userEvent.click(screen.getByRole('button', { name: 'Set up seating in this room' }))
      expect(screen.getByLabelText('Table size')).toHaveValue('6 ft')
    })

    it('keeps_the_last_valid_value_and_says_why', async () => {
      await retype('Table size', '5 in')
      expect(
        screen.getByText(/^Table size cannot be “5 in”\. 1 ft to 20 ft\. It stays 6 ft\.$/),
      ).toBeVisible()
      await retype('Aisle', '2 ft')
      expect(screen.getByText(/^Aisle cannot be “2 ft”\. 3 ft 8 in to 20 ft\./)).toBeVisible()
    })

    it.each([
      ['Table size', '0.3 m to 6.1 m'],
      ['Chair width', '0.3 m to 0.91 m'],
      ['Chair height', '0.3 m to 0.91 m'],
      ['Row spacing', '0 m to 6.1 m'],
      ['Column spacing', '0 m to 6.1 m'],
      ['Aisle', '1.12 m to 6.1 m'],
    ])('says_the_limits_of_%s_in_metres_and_takes_them', async (name, limits) => {
      act(() => {
        setPrefs({ units: 'meters' })
      })
      await retype(name, '9')
      expect(screen.getByText(new RegExp(`^${name} cannot be “9”\\. ${limits}\\.`))).toBeVisible()
      for (const limit of limits.split(' to ')) {
        await retype(name, limit)
        expect(screen.getByLabelText(name)).toHaveValue(limit)
        expect(screen.queryByText(/cannot be/)).not.toBeInTheDocument()
      }
      expect(screen.getByText('The path to an exit, at least 1.12 m wide.')).toBeVisible()
    })

    it('takes_2_to_20_chairs_per_table_in_steps_of_1', () => {
      const slider = screen.getByLabelText('Chairs per table')
      expect(slider).toHaveAttribute('min', '2')
      expect(slider).toHaveAttribute('max', '20')
      expect(slider.getAttribute('step') ?? '1').toBe('1')
    })

    it('hides_tables_for_trade_shows_and_chairs_for_theatres', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Layout'), 'trade-show')
      expect(screen.queryByRole('button', { name: 'Tables' })).not.toBeInTheDocument()
      expect(screen.getByLabelText('Chairs per table')).toBeVisible()
      await userEvent.selectOptions(screen.getByLabelText('Layout'), 'theater')
      expect(screen.getByRole('button', { name: 'Tables' })).toBeVisible()
      expect(screen.queryByLabelText('Chairs per table')).not.toBeInTheDocument()
      expect(screen.queryByLabelText('Chair type')).not.toBeInTheDocument()
    })

    it('fills_a_table_with_as_many_chairs_as_its_edge_allows', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Fill Max/ }))
      expect(screen.getByLabelText('Chairs per table')).toHaveValue('12')
    })

    it('takes_trade_sizes_of_a_table_type', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Table type'), 'rectangle')
      await userEvent.selectOptions(
        screen.getByLabelText('Trade size'),
        '8 ft × 30 in · seats 8 to 10',
      )
      expect(screen.getByLabelText('Table length')).toHaveValue('8 ft')
      expect(screen.getByLabelText('Table depth')).toHaveValue('2 ft 6 in')
    })

    it('saves_presets_by_name_for_this_person_and_template', async () => {
      await retype('Row spacing', '50 in')
      expect(screen.getByLabelText('Preset')).toHaveDisplayValue('Custom')
      await userEvent.click(screen.getByRole('button', { name: 'Save Preset' }))
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(screen.getByLabelText('Preset')).toHaveDisplayValue('Custom')
      await userEvent.click(screen.getByRole('button', { name: 'Save Preset' }))
      await userEvent.type(screen.getByLabelText('Preset name'), 'Close together')
      await userEvent.click(screen.getByRole('button', { name: 'Save' }))
      expect(screen.getByLabelText('Preset')).toHaveDisplayValue('Close together')
      await userEvent.selectOptions(screen.getByLabelText('Preset'), 'Corporate Meeting')
      expect(screen.getByLabelText('Row spacing')).toHaveValue('4 ft')
      await userEvent.selectOptions(screen.getByLabelText('Preset'), 'Close together')
      expect(screen.getByLabelText('Row spacing')).toHaveValue('4 ft 2 in')
    })

    it('offers_what_was_applied_last', async () => {
      await retype('Row spacing', '50 in')
      await apply()
      act(() => {
        closeSetup(bench.designer.view)
      })
      act(() => {
        openSetup(bench.designer.view, ANY_ROOM)
      })
      expect(screen.getByLabelText('Preset')).toHaveDisplayValue('Last used')
      expect(screen.getByLabelText('Row spacing')).toHaveValue('4 ft 2 in')
    })

    it('moves_tables_with_their_guests_and_names_the_guests_of_tables_that_go', async () => {
      await retype('Number of guests', '20')
      await apply()
      const [seat] = bench.designer.plan.session().seats()
      act(() => {
        bench.designer.seating.setState(
          seatingOf([plannerGuest('ana', { seatId: seat?.id })]),
          true,
        )
      })
      await apply()
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      await retype('Row spacing', '50 in')
      await apply()
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      expect(bench.designer.plan.session().seats()[0]?.id).toBe(seat?.id)
      await retype('Table size', '5 ft')
      await apply()
      const question = await screen.findByRole('alertdialog', { name: '1 guest sits there' })
      expect(question).toHaveTextContent('Ana Ruiz')
      await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
      expect(bench.designer.plan.session().seats()[0]?.id).toBe(seat?.id)
    })
  })
})
