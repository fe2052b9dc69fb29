/* The attendees beside the plan: figures, search, seating with guest and chair, files, and adding a guest. */
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import { fakeServer } from '@/testing/fake-server'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { DesignerContext } from '@/canvas/context'
import { AttendeesPanel } from '@/features/seating/attendees/AttendeesPanel'
import { GuestActionsContext, type GuestActions } from '@/features/seating/guest-actions'
import { seatingOf } from '@/guests/seating'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest, type PlannerGuestFields } from '@/features/designer/testing/guest'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { switchPanel } from '@/canvas/store/panel'

const guest = (id: string, firstName: string, more: PlannerGuestFields = {}) =>
  plannerGuest(id, { firstName, email: `${id}@example.com`, ...more })

describe('the attendees panel', () => {
  let module: PlanModule
  let bench: Bench
  const addGuest = vi.fn(() => Promise.resolve(true))
  const openImport = vi.fn()
  const exportChart = vi.fn()

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    for (const mock of [addGuest, openImport, exportChart]) mock.mockClear()
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
    bench = openBench(module, hallJson(2, 4))
    switchPanel(bench.designer.view, 'attendees')
    bench.designer.seating.setState(
      seatingOf([
        guest('ana', 'Ana', { seatId: 'table-1-chair-1' }),
        guest('ben', 'Ben'),
        guest('cleo', 'Cleo', { email: 'office@flowers.example', rsvp: 'no-answer' }),
      ]),
      true,
    )
  })
  const show = (own: Partial<GuestActions> = {}) => {
    const actions = guestActions({ addGuest, openImport, exportChart, ...own })
    render(
      <QueryClientProvider client={createQueryClient()}>
        <DesignerContext value={bench.designer}>
          <GuestActionsContext value={actions}>
            <AttendeesPanel />
          </GuestActionsContext>
        </DesignerContext>
      </QueryClientProvider>,
    )
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const listed = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

  it('counts_total_seated_and_unseated_and_shows_each_of_them', async () => {
    show()
    const figures = within(screen.getByRole('group', { name: 'Show guests' }))
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(figures).toEqual(['3Total', '1Seated', '2Pending'])
    await press('2Pending')
    expect(listed()).toEqual(['Ben RuizAttendingNot seated', 'Cleo RuizNo answerNot seated'])
    await press('1Seated')
    expect(listed()).toEqual(['Ana RuizAttendingTable 1, seat A'])
  })

  it.each([
    ['BEN', 'Ben RuizAttendingNot seated'],
    ['FLOWERS.example', 'Cleo RuizNo answerNot seated'],
  ])('finds_by_name_or_e-mail_whatever_the_case: %s', async (words, found) => {
    show()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search guests' }), words)
    expect(listed()).toEqual([found])
  })

  it('keeps_a_guest_who_has_declined_out_of_the_way', async () => {
    const { designer } = bench
    const { guests } = designer.seating.getState()
    designer.seating.setState(
      seatingOf([...guests, guest('ines', 'Ines', { rsvp: 'declined' })]),
      true,
    )
    show()
    await press('2Pending')
    expect(listed().at(-1)).toBe('Not coming (1)')
    await press('Not coming (1)')
    expect(listed().at(-1)).toBe('Ines RuizDeclined')
    expect(screen.queryByRole('button', { name: /^Ines/ })).toBeNull()
    await press('4Total')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search guests' }), 'ines')
    expect(listed()).toEqual(['Not coming (1)', 'Ines RuizDeclined'])
  })

  it('shows_the_party_of_a_guest_and_changes_it', async () => {
    const { sent } = fakeServer({
      'GET /api/events/e-1/parties': () => [
        { id: 'p', name: 'Band', guests: 1, plusOnesAllowed: 0, seating: 'together', note: '' },
      ],
      'POST /api/events/e-1/guests/party': () => ({ batchId: 'b', changed: 1, skipped: [] }),
    })
    const { designer } = bench
    designer.seating.setState(seatingOf([guest('dan', 'Dan', { party: 'Ruiz family' })]), true)
    show()
    expect(listed()).toEqual(['Dan RuizAttending · Ruiz familyNot seated'])
    await press('Party of Dan Ruiz')
    const box = await screen.findByRole('combobox', { name: 'Party' })
    expect(box).toHaveValue('Ruiz family')
    await userEvent.clear(box)
    await userEvent.type(box, 'Band{Enter}')
    await press('Save')
    await vi.waitFor(() => {
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
        guestIds: ['dan'],
        party: 'Band',
      })
    })
  })

  it('says_that_nobody_was_found', async () => {
    show()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search guests' }), 'xyz')
    expect(screen.getByRole('heading', { name: 'No guests found' })).toBeVisible()
    expect(screen.getByText('No guest matches “xyz”.')).toBeVisible()
  })

  it('keeps_a_long_list_in_a_box_of_at_most_400_px_that_scrolls', () => {
    const many = Array.from({ length: 500 }, (_, at) => guest(`g${String(at)}`, 'Guest'))
    bench.designer.seating.setState(seatingOf(many), true)
    show()
    const list = screen.getByRole('list', { name: 'Guests' })
    expect(list.parentElement).toHaveClass('overflow-y-auto', 'max-h-[400px]')
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(60)
    expect(list).toHaveStyle({ height: `${String(500 * 44)}px` })
  })

  it('seats_the_selected_guest_on_the_chair_that_is_clicked_while_assigning', async () => {
    const { designer } = bench
    show()
    const chair = designer.plan
      .session()
      .seats()
      .find((seat) => seat.id === 'table-2-chair-3')
    if (chair === undefined) throw new Error('no chair')
    const clickChair = () => {
      act(() => {
        bench.pointer('down', chair)
        bench.pointer('up', chair)
      })
    }
    clickChair()
    expect(bench.seated).toEqual([])
    act(() => {
      designer.selection.setState({ ids: [], seat: undefined })
    })
    await press('Assign Seats')
    await userEvent.click(screen.getByRole('button', { name: /^Ben Ruiz/ }))
    expect(screen.getByText('Choose a chair')).toBeVisible()
    clickChair()
    expect(bench.seated).toEqual(['ben at table-2-chair-3'])
    await press('Exit Assign')
    expect(designer.view.getState()).toMatchObject({
      surface: { assigning: false },
      hand: { kind: 'empty' },
    })
    expect(screen.getByRole('button', { name: 'Assign Seats' })).toBeVisible()
  })

  it('opens_auto-assign_and_exports_only_when_there_are_guests', async () => {
    show()
    await press('Export')
    expect(exportChart).toHaveBeenCalledOnce()
    await press('Auto-Assign')
    expect(bench.designer.view.getState()).toMatchObject({
      surface: { kind: 'seating', autoAssign: true },
    })
    act(() => {
      bench.designer.seating.setState(seatingOf([]), true)
    })
    expect(screen.getByRole('button', { name: 'Auto-Assign' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  })

  it('leads_to_the_import_of_guests', async () => {
    show()
    await press('Import CSV')
    expect(openImport).toHaveBeenCalledOnce()
  })

  it('adds_a_guest_whose_name_is_split_and_asks_for_a_name_that_is_missing', async () => {
    show()
    await press('Add guest')
    const form = (await screen.findByRole('textbox', { name: /^Name/ })).closest('form')
    if (form === null) throw new Error('no form')
    const add = within(form).getByRole('button', { name: 'Add guest' })
    await userEvent.type(within(form).getByRole('textbox', { name: /^Name/ }), '   ')
    await userEvent.click(add)
    expect(within(form).getByText('Enter a name')).toBeVisible()
    expect(addGuest).not.toHaveBeenCalled()
    await userEvent.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Dan van Dyk')
    await userEvent.type(within(form).getByRole('textbox', { name: /^Email/ }), ' d@x.example ')
    await userEvent.click(add)
    expect(addGuest).toHaveBeenCalledWith({ firstName: 'Dan', lastName: 'van Dyk' }, 'd@x.example')
    expect(within(form).getByRole('textbox', { name: /^Name/ })).toHaveValue('')
  })

  it('asks_before_it_adds_a_guest_whose_name_is_on_the_list', async () => {
    show()
    await press('Add guest')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'ANA ruiz{Enter}')
    expect(screen.getByText('Ana Ruiz is already on the list.')).toBeVisible()
    expect(addGuest).not.toHaveBeenCalled()
    await press('Add anyway')
    expect(addGuest).toHaveBeenCalledWith({ firstName: 'ANA', lastName: 'ruiz' }, '')
  })

  it('says_at_the_field_that_an_e-mail_address_is_none_and_keeps_what_was_written', async () => {
    show()
    await press('Add guest')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Dan')
    const email = screen.getByRole('textbox', { name: /^Email/ })
    await userEvent.type(email, 'dan at home{Enter}')
    expect(email).toHaveAccessibleDescription('This does not look like an email address')
    expect(email).toHaveFocus()
    expect(email).toHaveValue('dan at home')
    expect(addGuest).not.toHaveBeenCalled()
  })

  it('keeps_a_guest_who_is_being_written_while_another_panel_is_open', async () => {
    show()
    await press('Add guest')
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Dan van')
    cleanup()
    show()
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Dan van')
    await press('Close')
    cleanup()
    show()
    expect(screen.queryByRole('textbox', { name: /^Name/ })).not.toBeInTheDocument()
  })
})
