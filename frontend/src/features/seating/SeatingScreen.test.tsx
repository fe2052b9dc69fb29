/* The seat assignment as people meet it: list, plan and chair beside each other. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { openSeating } from '@/features/seating/seating-actions'
import { Outline } from '@/features/designer/outline/Outline'
import { PlanCanvas } from '@/features/designer/screen/PlanCanvas'
import type { Env } from '@/canvas/env'
import { runEffect } from '@/canvas/edits/effects'
import { DesignerContext } from '@/canvas/context'
import { GuestActionsContext } from '@/features/seating/guest-actions'
import type { SeatVerdict } from '@/plan/types'
import type { Guest, Wish } from '@/api/schema'
import { seatingOf } from '@/guests/seating'
import { SeatingScreen } from '@/features/seating/SeatingScreen'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { fakeServer } from '@/testing/fake-server'
import { plannerGuest } from '@/features/designer/testing/guest'
import { guestActions } from '@/features/seating/testing/guest-actions'
import { pickUp } from '@/canvas/store/hand'
import { openGuestPicker } from '@/canvas/store/layer'

const guest = (id: string, firstName: string, seatId?: string): Guest =>
  plannerGuest(id, { firstName, party: 'Ruiz', seatId })

const lock = (tableId: string): Wish => ({
  ...{ id: 'w', kind: 'lock', strength: 'must', guestIds: [], tableId },
})

const chooseTable = (designer: Env, element: string): void => {
  runEffect(designer, { kind: 'seat-at', element })
}

describe('the seat assignment', () => {
  let module: PlanModule
  let server: ReturnType<typeof fakeServer>
  /** Those the server has. */
  let wishes: readonly Wish[]

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    wishes = []
    server = fakeServer({
      'GET /api/tables/*': () => [],
      'GET /api/tags': () => [],
      'GET /api/events/*/wishes': () => wishes,
      'GET /api/events/*/parties': () => [],
      'POST /api/events/*/wishes': ({ body }) => Object.assign({ id: 'w-new' }, body),
      'DELETE /api/wishes/*': () => ({}),
    })
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => undefined
        unobserve = (): void => undefined
        disconnect = (): void => undefined
      },
    )
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...{ media, matches: false },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(320)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  let bench: Bench
  const seated = () => bench.seated
  function open(): Bench {
    bench = openBench(module, hallJson(2, 4))
    bench.designer.seating.setState(
      seatingOf([
        guest('ana', 'Ana', 'table-1-chair-1'),
        guest('ben', 'Ben'),
        guest('cleo', 'Cleo'),
      ]),
      true,
    )
    openSeating.run(bench.designer)
    show(bench)
    return bench
  }
  function show({ designer }: Bench): void {
    render(
      <>
        <nav>Other pages</nav>
        <QueryClientProvider client={new QueryClient()}>
          <DesignerContext value={designer}>
            <GuestActionsContext value={guestActions()}>
              <SeatingScreen
                eventName="Wedding"
                plan={<PlanCanvas />}
                outline={<Outline visible={false} />}
              />
            </GuestActionsContext>
          </DesignerContext>
        </QueryClientProvider>
      </>,
    )
  }
  const details = () => screen.getByRole('region', { name: /Chair details/ })

  it('says_how_many_sit_and_leads_out', async () => {
    const { designer } = open()
    expect(screen.getByText('1 of 3 seated')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Exit' }))
    expect(designer.view.getState()).toMatchObject({
      surface: { kind: 'edit', assigning: false },
    })
  })

  it('hides_what_is_behind_it_until_it_is_left', () => {
    open()
    expect(screen.getByText('Other pages')).toHaveAttribute('inert')
    expect(screen.getByText('1 of 3 seated').closest('.fixed')).toHaveClass('inset-0')
    cleanup()
  })

  it('lists_who_waits_and_who_sits', async () => {
    open()
    const list = screen.getByRole('region', { name: 'Guest list' })
    expect(within(list).queryByText('Ana Ruiz')).toBeNull()
    expect(within(list).getByText('Ben Ruiz')).toBeInTheDocument()
    await userEvent.click(within(list).getByRole('radio', { name: 'Seated 1' }))
    expect(within(list).getByText('Ana Ruiz')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search guests' }), 'xyz')
    expect(within(list).getByText('No guests found')).toBeInTheDocument()
  })

  it('shows_the_open_chair_with_unassign_and_swap', async () => {
    const { designer } = open()
    act(() => {
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: 'table-1-chair-1' })
    })
    await userEvent.click(within(details()).getByRole('button', { name: 'Unassign' }))
    await userEvent.click(within(details()).getByRole('button', { name: 'Swap with…' }))
    await userEvent.type(within(details()).getByRole('combobox', { name: 'Swap with' }), 'ben')
    await userEvent.keyboard('{Enter}')
    expect(seated()).toEqual(['ana unseated', 'ben swaps table-1-chair-1'])
  })

  it('offers_everybody_who_could_sit_on_a_free_chair', async () => {
    const { designer } = open()
    act(() => {
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: 'table-1-chair-2' })
      openGuestPicker(designer.view)
    })
    await userEvent.keyboard('cleo{Enter}')
    expect(seated()).toEqual(['cleo at table-1-chair-2'])
  })

  it('seats_a_guest_who_is_dropped_on_a_free_chair', async () => {
    const { designer } = open()
    const chair = designer.plan.session().seats()[2]
    if (chair === undefined) throw new Error('no chair')
    const { camera } = designer.view.getState()
    const at = {
      clientX: chair.x * camera.zoom + camera.panX,
      clientY: chair.y * camera.zoom + camera.panY,
    }
    const plan = screen.getByRole('application', { name: 'Floor plan' })
    const row = screen.getByRole('button', { name: /^Ben Ruiz/ })
    // jsdom knows no drag events; those of a mouse under their names say as much.
    const hand = (kind: string, on: Element) =>
      fireEvent(on, new MouseEvent(kind, { ...at, bubbles: true, cancelable: true }))
    hand('dragstart', row)
    await vi.waitFor(() => {
      expect(row.parentElement).toHaveClass('cursor-grabbing')
    })
    for (const kind of ['dragenter', 'dragover', 'drop']) hand(kind, plan)
    expect(seated()).toEqual([`ben at ${chair.id}`])
  })

  it('moves_a_seated_guest_who_is_dragged_to_another_chair', () => {
    const bench = open()
    const [own, , other] = bench.designer.plan.session().seats()
    if (own === undefined || other === undefined) throw new Error('no chairs')
    const { camera } = bench.designer.view.getState()
    act(() => {
      bench.pointer('down', own)
      bench.pointer('move', other)
      bench.frame()
    })
    expect(bench.designer.view.getState().drop).toMatchObject({ seat: other.id })
    fireEvent(window, new MouseEvent('pointermove', { clientX: 500, clientY: 300 }))
    expect(screen.getByText('Ana Ruiz', { selector: '[aria-hidden]' })).toHaveStyle({
      left: '500px',
      top: '300px',
    })
    act(() => {
      bench.pointer('up', other)
    })
    expect(bench.seated).toEqual([`ana at ${other.id}`])
    expect(bench.designer.view.getState()).toMatchObject({ camera, drop: undefined })
  })

  it('swaps_two_guests_when_one_is_dragged_to_the_chair_of_the_other', () => {
    const bench = open()
    const [own, other] = bench.designer.plan.session().seats()
    if (own === undefined || other === undefined) throw new Error('no chairs')
    act(() => {
      bench.designer.seating.setState(
        seatingOf([guest('ana', 'Ana', own.id), guest('ben', 'Ben', other.id)]),
        true,
      )
      bench.pointer('down', own)
      bench.pointer('move', other)
      bench.pointer('up', other)
    })
    expect(bench.seated).toEqual([`ana swaps ${other.id}`])
  })

  it('seats_a_party_that_was_chosen_by_its_heading_at_a_table', async () => {
    const { designer } = open()
    await userEvent.click(screen.getByRole('button', { name: /^Ruiz\s*2/ }))
    expect(screen.getByText(/2 guests to seat/)).toBeInTheDocument()
    act(() => {
      chooseTable(designer, 'table-2')
    })
    expect(seated()).toHaveLength(1)
    expect(seated()[0]).toMatch(/^ben at table-2-chair-\d,cleo at table-2-chair-\d$/)
  })

  it('adds_a_wish_about_the_party_in_hand', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: /^Ruiz/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add wish for Ruiz' }))
    const chosen = await screen.findByRole('list', { name: 'Chosen guests' })
    expect(within(chosen).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Add wish' }))
    await waitFor(() => {
      const added = server.sent.find(({ method }) => method === 'POST')
      expect(added?.body).toMatchObject({ kind: 'together', guestIds: ['ben', 'cleo'] })
    })
  })

  it('shows_a_proposal_on_the_plan_and_by_table_and_the_seats_of_the_moment_when_asked', async () => {
    const { designer } = open()
    const together: Omit<SeatVerdict, 'state' | 'text'> = {
      kind: 'party',
      guests: ['ana', 'ben', 'cleo'],
      detail: '',
    }
    act(() => {
      designer.proposeSeats({
        isShown: true,
        proposal: {
          seats: [
            { guest: 'ben', seat: 'table-1-chair-2' },
            { guest: 'cleo', seat: 'table-2-chair-1' },
          ],
          left: [],
          verdicts: [{ ...together, state: 'broken', text: 'Ruiz sits together' }],
          ...{ kept: 0, moved: 0, done: true },
          score: [0, 1, 0],
        },
      })
    })
    expect(screen.getByText('3 of 3 seated if applied')).toBeInTheDocument()
    const column = within(screen.getByRole('region', { name: 'New seats' }))
    expect(column.getByText('2 guests')).toBeInTheDocument()
    column.getByRole('button', { name: /^Ben/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => {
      expect(column.getByRole('button', { name: /^Cleo/ })).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    expect(column.getByText('Ruiz sits together')).toBeInTheDocument()
    expect(details()).toHaveAccessibleName('Chair details, Table 2, seat A')
    expect(within(details()).queryByText('Chair not found')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Now' }))
    expect(designer.seatProposal.getState().isShown).toBe(false)
    expect(screen.getByText('1 of 3 seated')).toBeInTheDocument()
  })

  it('shows_the_table_that_is_selected_and_locks_fills_and_empties_it', async () => {
    const { designer } = open()
    act(() => {
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    })
    const card = within(screen.getByRole('region', { name: 'Table 1' }))
    expect(card.getByText('1 of 4')).toBeInTheDocument()
    expect(card.getByText('Ana Ruiz')).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: 'Lock' }))
    await vi.waitFor(() => {
      const [wish] = server.sent.filter(({ method }) => method === 'POST')
      expect(wish?.body).toEqual({
        ...{ kind: 'lock', strength: 'must', guestIds: [], tableId: 'table-1' },
      })
    })
    await userEvent.click(card.getByRole('button', { name: 'Fill' }))
    await userEvent.click(card.getByRole('button', { name: 'Empty' }))
    expect(seated()[0]).toMatch(/^ben at table-1-chair-\d,cleo at table-1-chair-\d$/)
    expect(seated()[1]).toBe('ana unseated')
  })

  it('undoes_and_redoes_a_lock_as_a_step_of_the_history', async () => {
    const { designer } = open()
    act(() => {
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: undefined })
    })
    const card = within(screen.getByRole('region', { name: 'Table 1' }))
    await userEvent.click(card.getByRole('button', { name: 'Lock' }))
    const calls = () =>
      server.sent
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path.replace(/events\/[^/]+/, 'events/e')}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Redo' }))
    await waitFor(() => {
      expect(calls()).toEqual([
        'POST /api/events/e/wishes',
        'DELETE /api/wishes/w-new',
        'POST /api/events/e/wishes',
      ])
    })
  })

  it('leaves_a_locked_table_alone', () => {
    const { designer, notices } = open()
    act(() => {
      designer.seatAdvisor.wishes.setState({ wishes: [lock('table-1')] })
      pickUp(designer.view, ['ben'])
      chooseTable(designer, 'table-1')
    })
    expect(seated()).toEqual([])
    expect(notices.at(-1)?.title).toBe('Table 1 is locked')
  })

  const openChairOfAna = ({ designer }: Bench): void => {
    act(() => {
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: 'table-1-chair-1' })
    })
  }
  const waysElsewhere = () =>
    within(details()).getAllByRole('button', { name: /^(Unassign|Swap|Move)/ })

  it('takes_no_one_from_a_locked_table', async () => {
    wishes = [lock('table-1')]
    openChairOfAna(open())
    const unassign = within(details()).getByRole('button', { name: 'Unassign' })
    await waitFor(() => {
      expect(unassign).toHaveAccessibleDescription('Table 1 is locked')
    })
    expect(waysElsewhere()).toHaveLength(2)
    for (const way of waysElsewhere()) {
      expect(way).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(way)
    }
    expect(seated()).toEqual([])
  })

  it('suggests_no_seat_at_a_locked_table', async () => {
    wishes = [lock('table-2')]
    const bench = open()
    openChairOfAna(bench)
    expect(waysElsewhere().some(({ ariaLabel }) => ariaLabel?.includes('Table 2'))).toBe(true)
    await waitFor(() => {
      for (const way of waysElsewhere()) expect(way).not.toHaveAccessibleName(/Table 2/)
    })
  })

  it('offers_no_guest_for_a_free_chair_of_a_locked_table', () => {
    const { designer } = open()
    act(() => {
      designer.seatAdvisor.wishes.setState({ wishes: [lock('table-1')] })
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: 'table-1-chair-2' })
    })
    expect(within(details()).getByText('This seat is free. Table 1 is locked.')).toBeVisible()
    expect(within(details()).queryByRole('combobox')).toBeNull()
  })

  it('says_why_a_guest_sits_there_and_what_is_against_it', () => {
    const { designer } = open()
    act(() => {
      const apart: Wish = { id: 'w', kind: 'apart', strength: 'must', guestIds: ['ana', 'ben'] }
      designer.seating.setState(
        seatingOf([guest('ana', 'Ana', 'table-1-chair-1'), guest('ben', 'Ben', 'table-1-chair-2')]),
        true,
      )
      designer.seatAdvisor.wishes.setState({ wishes: [apart] })
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: 'table-1-chair-1' })
    })
    expect(
      within(details()).getByText('Ana Ruiz and Ben Ruiz sit at Table 1.', { exact: true }),
    ).toBeVisible()
  })

  it('finds_seated_guests_too', async () => {
    const { designer } = open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search guests' }), 'ana')
    await userEvent.click(screen.getByRole('button', { name: /^Ana Ruiz/ }))
    expect(designer.selection.getState().seat).toBe('table-1-chair-1')
  })

  it('pans_when_a_free_chair_is_dragged', () => {
    const bench = open()
    const [, free, other] = bench.designer.plan.session().seats()
    if (free === undefined || other === undefined) throw new Error('no chairs')
    const { camera } = bench.designer.view.getState()
    act(() => {
      bench.pointer('down', free)
      bench.pointer('move', other)
      bench.pointer('up', other)
    })
    expect(bench.seated).toEqual([])
    expect(bench.designer.view.getState().camera).not.toEqual(camera)
  })

  it('undoes_from_its_header', async () => {
    const { designer } = open()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveAttribute('aria-disabled', 'true')
    const undone = vi.fn(() => Promise.resolve({ kind: 'done' } as const))
    act(() => {
      designer.history.add({ kind: 'seats', title: 'Seat Assigned', undo: undone, redo: undone })
    })
    await userEvent.click(undo)
    expect(undone).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Redo' })).not.toHaveAttribute('aria-disabled')
  })

  it('says_when_a_chair_is_no_more', () => {
    const { designer } = open()
    act(() => {
      designer.selection.setState({ ids: ['table-1'], focus: 'table-1', seat: 'table-1-chair-99' })
    })
    expect(within(details()).getByText('Chair not found')).toBeInTheDocument()
  })

  it('shows_the_whole_plan_while_it_is_open_and_afterwards_what_was_looked_at_before', () => {
    const bench = open()
    const { camera, view } = bench.designer
    bench.elapse()
    const whole = view.getState().camera
    cleanup()
    const near = { zoom: 2, panX: -900, panY: -700 }
    camera.set(near)
    show(bench)
    bench.elapse()
    expect(view.getState().camera).toEqual(whole)
    cleanup()
    expect(view.getState().camera).toEqual(near)
  })
})
