/* Parties that sit down together and guests who change places: what is asked of the server, and what is said. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { PlaceBack } from '@/api/schema'
import type { Swap } from '@/api/seating'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { assignSeats, swapSeats } from '@/features/planner/hooks/seat-moves'
import { seatingOf } from '@/features/planner/seating'
import { openBench, type Bench } from '@/features/planner/testing/fixture'
import { plannerGuest } from '@/features/planner/testing/guest'

const A = 'table-1-chair-1'
const B = 'table-1-chair-2'
/** The party of the two who wait, and the seats beside each other that are free. */
const HILLS = [
  { guestId: 'cleo', seatId: 'table-1-chair-3' },
  { guestId: 'dan', seatId: 'table-1-chair-4' },
]

describe('moves of several guests', () => {
  let module: PlanModule
  let bench: Bench
  const asked: string[] = []
  const restored: PlaceBack[] = []
  let refuse: string | undefined

  const requests = {
    assign: vi.fn((move: { guestId: string; seatId: string }) => {
      const said = `${move.guestId} to ${move.seatId}`
      asked.push(said)
      const before = { guestId: move.guestId, tableId: 'table-1', byHand: true }
      return said === refuse ? Promise.reject(new Error('no')) : Promise.resolve({ before })
    }),
    unassign: vi.fn(() => Promise.reject(new Error('nobody is unseated here'))),
    swap: vi.fn((swap: Swap) => {
      const { guestId, fromSeatId = 'the list', seatId, otherGuestId } = swap
      const said = `${guestId} from ${fromSeatId} to ${seatId} of ${otherGuestId}`
      asked.push(said)
      const before = [
        {
          guestId,
          ...(swap.fromSeatId === undefined ? { tableId: 'table-1' } : { seatId: fromSeatId }),
          byHand: true,
        },
        { guestId: otherGuestId, seatId, byHand: false },
      ]
      return said === refuse ? Promise.reject(new Error('no')) : Promise.resolve({ before })
    }),
    restore: vi.fn((places: readonly PlaceBack[]) => {
      restored.push(...places)
      return Promise.resolve()
    }),
  }

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    asked.length = 0
    restored.length = 0
    refuse = undefined
    bench = openBench(module, hallJson(1, 4))
    bench.designer.seating.setState(
      seatingOf([
        plannerGuest('ana', { seatId: A }),
        plannerGuest('ben', { firstName: 'Ben', lastName: 'Cook', seatId: B }),
        plannerGuest('cleo', { firstName: 'Cleo', lastName: 'Hill' }),
        plannerGuest('dan', { firstName: 'Dan', lastName: 'Hill' }),
      ]),
      true,
    )
  })
  const sits = (seat: string): string | undefined =>
    bench.designer.seating.getState().bySeat.get(seat)?.id

  const undo = async () => {
    bench.notices.at(-1)?.action?.run()
    await vi.waitFor(() => {
      expect(bench.notices.at(-1)?.text).toBe('Action undone successfully')
    })
  }

  it('two_seated_guests_change_places_in_one_request', async () => {
    expect(await swapSeats(bench.designer, requests, 'ana', B)).toBe(true)
    expect(asked).toEqual([`ana from ${A} to ${B} of ben`])
    expect([sits(A), sits(B)]).toEqual(['ben', 'ana'])
    expect(bench.notices.at(-1)?.text).toBe('Ana Ruiz and Ben Cook have changed places.')
  })

  it('undo_puts_both_back_in_one_request', async () => {
    await swapSeats(bench.designer, requests, 'ana', B)
    expect(bench.notices.at(-1)?.action?.label).toBe('Undo')
    await undo()
    expect(restored).toEqual([
      { guestId: 'ana', fromSeatId: B, seatId: A, byHand: true },
      { guestId: 'ben', fromSeatId: A, seatId: B, byHand: false },
    ])
    expect([sits(A), sits(B)]).toEqual(['ana', 'ben'])
  })

  it('a_waiting_guest_takes_a_seat_and_who_sat_there_waits', async () => {
    await swapSeats(bench.designer, requests, 'cleo', A)
    expect(asked).toEqual([`cleo from the list to ${A} of ana`])
    expect(sits(A)).toBe('cleo')
    expect(bench.notices.at(-1)?.text).toContain('Ana Ruiz is back on the list.')
    await undo()
    expect(restored).toEqual([
      { guestId: 'cleo', fromSeatId: A, tableId: 'table-1', byHand: true },
      { guestId: 'ana', seatId: A, byHand: false },
    ])
    expect(sits(A)).toBe('ana')
  })

  it('nobody_loses_a_seat_when_the_server_refuses', async () => {
    refuse = `cleo from the list to ${A} of ana`
    expect(await swapSeats(bench.designer, requests, 'cleo', A)).toBe(false)
    expect(asked).toEqual([refuse])
    expect(sits(A)).toBe('ana')
    expect(bench.notices.at(-1)?.title).toBe('Assignment Failed')
  })

  it('a_party_sits_down_with_one_notice', async () => {
    expect(await assignSeats(bench.designer, requests, HILLS)).toBe(true)
    expect(bench.notices).toHaveLength(1)
    expect(bench.notices[0]).toMatchObject({
      title: 'Seat Assigned',
      text: '2 guests have been seated at Table 1.',
    })
  })

  it('a_party_is_taken_back_in_one_request', async () => {
    await assignSeats(bench.designer, requests, HILLS)
    expect(bench.notices.at(-1)?.action?.label).toBe('Undo')
    await undo()
    expect(bench.notices.at(-1)?.title).toBe('Undid: Seat Assigned')
    expect(restored).toEqual([
      { guestId: 'cleo', fromSeatId: 'table-1-chair-3', tableId: 'table-1', byHand: true },
      { guestId: 'dan', fromSeatId: 'table-1-chair-4', tableId: 'table-1', byHand: true },
    ])
    expect(HILLS.map(({ seatId }) => sits(seatId))).toEqual([undefined, undefined])
  })

  it('says_how_many_of_a_party_could_be_seated', async () => {
    refuse = 'dan to table-1-chair-4'
    expect(await assignSeats(bench.designer, requests, HILLS)).toBe(false)
    expect(bench.notices[0]?.text).toContain('1 of 2 guests could be seated.')
    expect(HILLS.map(({ seatId }) => sits(seatId))).toEqual(['cleo', undefined])
    await undo()
    expect(restored.map(({ guestId }) => guestId)).toEqual(['cleo'])
    expect(sits('table-1-chair-3')).toBeUndefined()
  })

  it('offers_nothing_to_take_back_where_nobody_of_a_party_could_be_seated', async () => {
    refuse = 'dan to table-1-chair-4'
    await assignSeats(bench.designer, requests, HILLS.slice(1))
    expect(bench.notices[0]?.text).toContain('0 of 1 guest could be seated.')
    expect(bench.notices[0]?.action).toBeUndefined()
    expect(sits('table-1-chair-4')).toBeUndefined()
  })
})
