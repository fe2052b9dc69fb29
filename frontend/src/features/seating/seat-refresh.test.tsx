/* What the designer shows of the server's list while seat changes are under way. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import { SeatingService } from '@/guests/seating-service'
import type { PlanModule } from '@/plan/session'
import { hallJson, loadBuiltModule } from '@/plan/testing/wasm'
import { aGuest } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'
import { useSeatingOfEvent } from '@/features/seating/SeatingOfEvent'
import { openBench, type Bench } from '@/features/designer/testing/fixture'

const GUESTS = 'GET /api/events/event/guests'
const seat = (n: number) => `table-1-chair-${n}`
const seated = (id: string, n: number) =>
  aGuest({ id, seat: { id: seat(n), seatNumber: n, seatLabel: 'A', byHand: true } })

describe('seats while the server answers', () => {
  let module: PlanModule
  let cache: QueryClient
  let bench: Bench

  beforeAll(async () => {
    module = await loadBuiltModule()
  })
  beforeEach(() => {
    cache = createQueryClient()
    bench = openBench(module, hallJson(1, 8), (room) => new SeatingService(cache, 'event', room))
  })
  const open = async (routes: Routes) => {
    const server = fakeServer({
      'GET /api/events': () => [],
      'GET /api/tables/event': () => [],
      ...routes,
    })
    const Probe = () => {
      useSeatingOfEvent(bench.designer, 'event')
      return null
    }
    render(
      <QueryClientProvider client={cache}>
        <Probe />
      </QueryClientProvider>,
    )
    await vi.waitFor(() => {
      expect(bench.designer.seating.getState().guests).not.toEqual([])
    })
    return {
      lists: () => server.sent.filter(({ path }) => path === '/api/events/event/guests').length,
    }
  }
  const at = (n: number) => bench.designer.seating.getState().bySeat.get(seat(n))?.id

  it('keeps a seat that someone else gave when an own move is refused afterwards', async () => {
    let list = [aGuest({ id: 'ana' }), aGuest({ id: 'ben' })]
    await open({
      [GUESTS]: () => list,
      'POST /api/guests/ana/assign-seat': () => {
        list = [aGuest({ id: 'ana' }), seated('ben', 2)]
        return refusal(409, 'guest_cancelled', 'Ana has cancelled.')
      },
    })
    await act(() => bench.designer.seats.assign('ana', seat(1)))
    await vi.waitFor(() => {
      expect(at(2)).toBe('ben')
    })
    expect(at(1)).toBeUndefined()
  })

  it('reads the list once after a whole party was seated', async () => {
    const ids = ['a', 'b', 'c', 'd']
    const answer = (id: string) => () => ({
      id: `of-${id}`,
      guestId: id,
      seatId: seat(1),
      before: { guestId: id, byHand: true },
    })
    const { lists } = await open({
      [GUESTS]: () => ids.map((id) => aGuest({ id })),
      ...Object.fromEntries(ids.map((id) => [`POST /api/guests/${id}/assign-seat`, answer(id)])),
    })
    const before = lists()
    await act(() =>
      bench.designer.seats.seatTogether(
        ids.map((guestId, at) => ({ guestId, seatId: seat(at + 1) })),
      ),
    )
    await vi.waitFor(() => {
      expect(lists()).toBe(before + 1)
    })
  })
})
