/* What is said when guests are seated, added and exported from the planner, word for word. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import { SeatingService } from '@/guests/seating-service'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { aGuest } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { redo, undo } from '@/canvas/actions/history'
import { designerKey } from '@/canvas/actions/keyboard'
import { openSeating } from '@/features/seating/seating-actions'
import { usePlannerGuestActions } from '@/features/seating/use-guest-actions'
import type { GuestActions } from '@/features/seating/guest-actions'
import { openBench, type Bench } from '@/features/designer/testing/fixture'
import { plannerGuest } from '@/features/designer/testing/guest'

const A = 'table-1-chair-1'
const B = 'table-1-chair-2'

const ANA = plannerGuest('ana', { seatId: A })
const BEN = plannerGuest('ben', { firstName: 'Ben' })

const ASSIGN = 'POST /api/guests/ben/assign-seat'
const UNASSIGN = 'POST /api/guests/ana/unassign-seat'
const RESTORE = 'POST /api/events/event/seat-assignments/restore'
const BEN_CAME = { before: { guestId: 'ben', tableId: 'table-1', byHand: true } }
const ANA_LEFT = { before: { guestId: 'ana', seatId: A, byHand: false } }
const ADD = 'POST /api/events/event/guests'
const EXPORT = 'GET /api/events/event/export-seating'

const openImport = () => undefined

/** A refusal in the server's words, and one that comes from the way there and has none. */
const worded = () => refusal(409, 'rule', 'The server says why.')
const wordless = () => new Response('<html>', { status: 502 })

describe('seating from the planner', () => {
  let module: PlanModule
  let cache: QueryClient
  let bench: Bench
  let actions: GuestActions

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    cache = createQueryClient()
    cache.setQueryData(keys.guests('event'), [ANA, BEN])
    bench = openBench(module, hallJson(2, 4), (room) => new SeatingService(cache, 'event', room))
    bench.designer.showSeating()
  })
  const open = (routes: Routes) => {
    const server = fakeServer(routes)
    const Probe = () => {
      actions = usePlannerGuestActions(bench.designer, 'event', openImport)
      return null
    }
    render(
      <QueryClientProvider client={cache}>
        <Probe />
      </QueryClientProvider>,
    )
    return server
  }
  /** Does something and waits for what is said. */
  const said = async (work: () => unknown) => {
    await act(async () => {
      await work()
      await vi.waitFor(() => {
        expect(bench.notices).not.toEqual([])
      })
    })
    expect(bench.notices).toHaveLength(1)
    const [notice] = bench.notices
    return { title: notice?.title, text: notice?.text }
  }
  const seats = () => bench.designer.seats
  const sits = (seat: string) => bench.designer.seating.getState().bySeat.get(seat)?.id

  describe('in the seat assignment', () => {
    beforeEach(() => {
      openSeating.run(bench.designer)
    })

    it('a_seat_is_assigned', async () => {
      open({ [ASSIGN]: () => BEN_CAME })
      expect(await said(() => seats().assign('ben', B))).toEqual({
        title: 'Seat Assigned',
        text: 'Guest has been successfully assigned to the seat.',
      })
      expect(sits(B)).toBe('ben')
    })

    it.each([
      [worded, 'The server says why.'],
      [wordless, 'Failed to assign guest to seat.'],
    ])('an_assignment_fails_and_nobody_sits_there (%#)', async (answer, text) => {
      open({ [ASSIGN]: answer })
      expect(await said(() => seats().assign('ben', B))).toEqual({
        title: 'Assignment Failed',
        text,
      })
      expect(sits(B)).toBeUndefined()
    })
  })

  describe('beside the plan', () => {
    it('a_guest_is_assigned_to_a_seat', async () => {
      const { sent } = open({ [ASSIGN]: () => BEN_CAME })
      expect((await said(() => seats().assign('ben', B))).text).toBe('Guest assigned to seat')
      expect(sent[0]?.body).toEqual({ seatId: B })
    })

    it('the_notice_names_the_guest_and_the_seat', async () => {
      open({ [ASSIGN]: () => BEN_CAME })
      await said(() => seats().assign('ben', B))
      expect(bench.notices[0]?.detail).toBe('Seated Ben Ruiz at Table 1, seat B.')
    })

    it('the_notice_of_a_move_names_both_tables_and_offers_undo', async () => {
      open({ 'POST /api/guests/ana/assign-seat': () => ANA_LEFT })
      await said(() => seats().assign('ana', 'table-2-chair-3'))
      expect(bench.notices[0]).toMatchObject({
        detail: 'Moved Ana Ruiz from Table 1, seat A to Table 2, seat C.',
        action: { label: 'Undo' },
      })
    })

    it('the_notice_of_an_unassigned_seat_names_the_guest_and_the_seat', async () => {
      open({ [UNASSIGN]: () => ANA_LEFT })
      await said(() => seats().unseat(['ana']))
      expect(bench.notices[0]?.detail).toBe('Ana Ruiz no longer has Table 1, seat A.')
    })

    it.each([
      [worded, 'The server says why.'],
      [wordless, 'Failed to assign guest'],
    ])('an_assignment_fails (%#)', async (answer, text) => {
      open({ [ASSIGN]: answer })
      expect((await said(() => seats().assign('ben', B))).text).toBe(text)
    })

    it('an_occupied_seat_is_refused_and_a_swap_is_offered', async () => {
      const { sent } = open({})
      expect(await said(() => seats().assign('ben', A))).toEqual({
        title: 'Seat Occupied',
        text: 'This seat is already taken by another guest.',
      })
      expect(bench.notices[0]?.action?.label).toBe('Swap')
      expect(sent).toEqual([])
      expect(sits(A)).toBe('ana')
    })

    it('a_seat_that_somebody_else_took_meanwhile_is_refused_in_the_same_words', async () => {
      open({ [ASSIGN]: () => refusal(409, 'seat_taken', 'Taken.') })
      expect(await said(() => seats().assign('ben', B))).toEqual({
        title: 'Seat Occupied',
        text: 'This seat is already taken by another guest.',
      })
    })

    it('a_seat_that_somebody_else_took_meanwhile_shows_who_and_offers_a_swap', async () => {
      const details = { seat: { seatId: B, guest: { id: 'ana', firstName: 'Ana' } } }
      const problem = { code: 'seat_taken', message: 'Taken.', requestId: 'r-1', details }
      open({ [ASSIGN]: () => new Response(JSON.stringify(problem), { status: 409 }) })
      await said(() => seats().assign('ben', B))
      expect(sits(B)).toBe('ana')
      expect(bench.notices[0]?.action?.label).toBe('Swap')
    })

    it('a_seat_is_unassigned', async () => {
      open({ [UNASSIGN]: () => ANA_LEFT })
      expect(await said(() => seats().unseat(['ana']))).toEqual({
        title: 'Seat Unassigned',
        text: 'Guest has been removed from their seat.',
      })
      expect(sits(A)).toBeUndefined()
    })

    it('an_assignment_is_taken_back_by_the_undo_of_its_notice', async () => {
      const { sent } = open({
        [ASSIGN]: () => BEN_CAME,
        [RESTORE]: () => ({}),
      })
      await said(() => seats().assign('ben', B))
      const { action } = bench.notices.pop() ?? {}
      expect(action?.label).toBe('Undo')
      expect((await said(() => action?.run())).title).toBe('Undid: Seat Assigned')
      expect(sits(B)).toBeUndefined()
      const back = { guestId: 'ben', fromSeatId: B, tableId: 'table-1', byHand: true }
      expect(sent.at(-1)?.body).toEqual({ places: [back] })
    })

    it('whoever_was_unassigned_sits_there_again_by_the_undo_of_the_notice', async () => {
      const { sent } = open({
        [UNASSIGN]: () => ANA_LEFT,
        [RESTORE]: () => ({}),
      })
      await said(() => seats().unseat(['ana']))
      const { action } = bench.notices.pop() ?? {}
      await said(() => action?.run())
      expect(sits(A)).toBe('ana')
      const back = { guestId: 'ana', seatId: A, byHand: false }
      expect(sent.at(-1)?.body).toEqual({ places: [back] })
    })

    it('an_undo_that_the_server_refuses_changes_nothing_and_says_why', async () => {
      open({
        [UNASSIGN]: () => ANA_LEFT,
        [RESTORE]: worded,
      })
      await said(() => seats().unseat(['ana']))
      const { action } = bench.notices.pop() ?? {}
      expect(await said(() => action?.run())).toEqual({
        title: 'Cannot undo: Seat Unassigned',
        text: 'The server says why.',
      })
      expect(sits(A)).toBeUndefined()
    })

    it('whoever_sat_on_chairs_that_came_back_sits_there_again_by_the_same_hand', async () => {
      const { sent } = open({ [RESTORE]: () => ({}) })
      const back = [
        { guestId: 'ana', seatId: A, byHand: false },
        { guestId: 'ben', seatId: B, byHand: true },
      ]
      await act(() => seats().restore(back))
      expect(sent.map(({ body }) => body)).toEqual([{ places: back }])
      expect(bench.notices).toEqual([])
    })

    it('whoever_cannot_sit_there_again_keeps_nobody_else_from_it', async () => {
      const back = ['ana', 'ben', 'cleo'].map((guestId, at) => ({
        guestId,
        seatId: `table-1-chair-${String(at + 1)}`,
        byHand: true,
      }))
      const { sent } = open({
        [RESTORE]: ({ body }) =>
          JSON.stringify(body).includes('ben') ? refusal(409, 'guest_cancelled', 'No.') : {},
      })
      const notice = await said(() => seats().restore(back))
      expect(notice.text).toContain('Not every guest could be seated again.')
      const [ana, ben, cleo] = back
      expect(sent.map(({ body }) => body)).toEqual(
        [back, [ana, ben], [ana], [ben], [cleo]].map((places) => ({ places })),
      )
    })

    it('a_guest_is_added', async () => {
      const { sent } = open({ [ADD]: () => aGuest() })
      const name = { firstName: 'Dan', lastName: '' }
      expect(await said(() => actions.addGuest(name, ''))).toEqual({
        title: 'Guest added',
        text: 'Guest added successfully',
      })
      expect(sent[0]?.body).toEqual(name)
    })

    it.each([
      [worded, 'The server says why.'],
      [wordless, 'Failed to add guest'],
    ])('a_guest_is_not_added (%#)', async (answer, text) => {
      open({ [ADD]: answer })
      const name = { firstName: 'Dan', lastName: '' }
      expect((await said(() => actions.addGuest(name, 'd@x.example'))).text).toBe(text)
    })

    describe('a proposal of auto-assign', () => {
      const seatsOfIt = [
        { guest: 'ana', seat: 'table-2-chair-1' },
        { guest: 'ben', seat: B },
      ]
      const run = async (skipped: readonly unknown[] = []) => {
        const answers = [[], skipped]
        const server = open({ [RESTORE]: () => ({ skipped: answers.shift() ?? [] }) })
        await said(() => seats().apply(seatsOfIt))
        return { server, notice: bench.notices.pop() }
      }

      it('says_how_many_have_a_seat_now_and_how_many_moved', async () => {
        const { notice } = await run()
        expect(notice).toMatchObject({
          text: 'Auto-assigned 1 guests to seats',
          detail: '1 guest moved to another seat.',
          action: { label: 'Undo' },
        })
      })

      it('is_taken_back_and_made_again_as_one_step', async () => {
        const { server } = await run()
        expect((await said(() => undo.run(bench.designer))).title).toBe('Undid: Auto-Assign')
        expect([sits(A), sits(B)]).toEqual(['ana', undefined])
        bench.notices.length = 0
        await said(() => redo.run(bench.designer))
        expect(sits(B)).toBe('ben')
        expect(server.sent.slice(1).map(({ body }) => body)).toEqual([
          {
            partial: true,
            places: [
              { guestId: 'ana', fromSeatId: 'table-2-chair-1', seatId: A, byHand: true },
              { guestId: 'ben', fromSeatId: B, byHand: true },
            ],
          },
          {
            partial: true,
            places: [
              { guestId: 'ana', fromSeatId: A, seatId: 'table-2-chair-1', byHand: false },
              { guestId: 'ben', seatId: B, byHand: false },
            ],
          },
        ])
      })

      it('says_who_stays_where_they_are_when_it_is_taken_back', async () => {
        const skipped = [{ guestId: 'ana', name: 'Ana Ruiz', reason: 'Moved since.' }]
        const { notice } = await run(skipped)
        await said(() => notice?.action?.run())
        expect(bench.notices[0]?.detail).toBe('Ana Ruiz stays where they are now. Moved since.')
        expect(undo.enabled(bench.designer)).toBe(false)
      })
    })

    it('an_import_on_another_screen_is_undone_and_not_made_again', async () => {
      open({})
      const step = vi.fn(() => Promise.resolve({ kind: 'done' as const }))
      bench.designer.history.add({ kind: 'seats', title: 'Import of guests.csv', undo: step })
      expect((await said(() => undo.run(bench.designer))).title).toBe('Undid: Import of guests.csv')
      expect(step).toHaveBeenCalledOnce()
      expect([undo, redo].map((action) => action.enabled(bench.designer))).toEqual([false, false])
    })

    it('ctrl_z_takes_a_seat_back_and_redo_gives_it_again', async () => {
      const { sent } = open({ [ASSIGN]: () => BEN_CAME, [RESTORE]: () => ({}) })
      await said(() => seats().assign('ben', B))
      bench.notices.length = 0
      const ctrlZ = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })
      await said(() => designerKey(bench.designer, ctrlZ))
      expect(sits(B)).toBeUndefined()
      bench.notices.length = 0
      await said(() => redo.run(bench.designer))
      expect(sits(B)).toBe('ben')
      expect(sent.slice(1).map(({ body }) => body)).toEqual([
        { places: [{ guestId: 'ben', fromSeatId: B, tableId: 'table-1', byHand: true }] },
        { places: [{ guestId: 'ben', seatId: B, byHand: true }] },
      ])
    })

    it('says_plainly_that_a_guest_was_moved_since_and_drops_the_step', async () => {
      const moved = () => refusal(409, 'seats_changed', 'Nothing was swapped.')
      open({ [ASSIGN]: () => BEN_CAME, [RESTORE]: moved })
      await said(() => seats().assign('ben', B))
      bench.notices.length = 0
      expect(await said(() => undo.run(bench.designer))).toEqual({
        title: 'Cannot undo: Seat Assigned',
        text: 'Ben Ruiz was moved since. Nothing was changed.',
      })
      expect([undo, redo].map((action) => action.enabled(bench.designer))).toEqual([false, false])
    })

    it.each([
      [worded, 'The server says why.'],
      [wordless, 'Failed to auto-assign guests'],
    ])('guests_are_not_assigned (%#)', async (answer, text) => {
      open({ [RESTORE]: answer })
      expect((await said(() => seats().apply([{ guest: 'ben', seat: B }]))).text).toBe(text)
    })

    it('the_seating_chart_is_exported', async () => {
      const saved: string[] = []
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download)
      })
      URL.createObjectURL = () => 'blob:chart'
      URL.revokeObjectURL = () => undefined
      open({ [EXPORT]: () => new Response('Table,Seat') })
      expect((await said(() => actions.exportChart())).text).toBe('Seating chart exported')
      expect(saved).toEqual(['seating-chart-event.csv'])
    })

    it.each([
      [worded, 'The server says why.'],
      [wordless, 'Failed to export seating chart'],
    ])('the_seating_chart_is_not_exported (%#)', async (answer, text) => {
      open({ [EXPORT]: answer })
      expect((await said(() => actions.exportChart())).text).toBe(text)
    })
  })
})
