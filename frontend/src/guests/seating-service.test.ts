// @vitest-environment jsdom
/* Seating guests: the requests to the server, what is shown before and after the answer, and undo. */
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keys } from '@/api/keys'
import { createQueryClient } from '@/api/query-client'
import type { Guest } from '@/api/schema'
import type { SeatingPorts, SeatNotice, SeatsStep } from '@/guests/seating-ports'
import { SeatingService } from '@/guests/seating-service'
import { aGuest } from '@/testing/builders'
import { fakeServer, refusal, type Routes } from '@/testing/fake-server'

const table = { id: 't', tableNumber: 1, name: 'Table 1' }
const seat = (label: string, byHand = true) => ({
  id: label.toLowerCase(),
  seatNumber: 1,
  seatLabel: label,
  byHand,
})
const ana = aGuest({ id: 'ana', table, seat: seat('A') })
const ben = aGuest({ id: 'ben', firstName: 'Ben', lastName: 'Cook', table, seat: seat('B') })
const cleo = aGuest({ id: 'cleo', firstName: 'Cleo', lastName: 'Hill' })
const dan = aGuest({ id: 'dan', firstName: 'Dan', lastName: 'Hill' })

const hills = [
  { guestId: 'cleo', seatId: 'c' },
  { guestId: 'dan', seatId: 'd' },
]

const assignPath = 'POST /api/guests/*/assign-seat'
const restorePath = 'POST /api/events/e-1/seat-assignments/restore'
const swapPath = 'POST /api/events/e-1/seat-assignments/swap'
const cleoWaited = { before: { guestId: 'cleo', byHand: true } }

let cache: QueryClient
let service: SeatingService
let notices: SeatNotice[]
let steps: SeatsStep[]
let said: string[]

beforeEach(() => {
  cache = createQueryClient()
  cache.setQueryData(keys.guests('e-1'), [ana, ben, cleo, dan])
  notices = []
  steps = []
  said = []
  const ports: SeatingPorts = {
    placeOf: (id) =>
      id === '' ? undefined : { table, seatNumber: 1, seatLabel: id.toUpperCase() },
    savePlan: () => Promise.resolve(),
    during: (change) => change,
    remember: (step) => {
      steps.push(step)
      return { label: 'Undo', run: () => void step.undo() }
    },
    success: (notice) => notices.push(notice),
    failure: (notice) => notices.push(notice),
    announce: (text) => said.push(text),
    isSeatAssignment: () => false,
  }
  service = new SeatingService(cache, 'e-1', ports)
})

const sits = (seatId: string) => service.seating().bySeat.get(seatId)?.id
const server = (routes: Routes) =>
  fakeServer({ 'GET /api/events': () => [], 'GET /api/tables/e-1': () => [], ...routes })

/** Keeps the list of guests on a screen, so that it is fetched again once invalidated. */
function watchGuests(list: () => readonly Guest[]) {
  const queryFn = vi.fn(() => Promise.resolve(list()))
  const observer = new QueryObserver(cache, { queryKey: keys.guests('e-1'), queryFn })
  observer.subscribe(() => undefined)
  return queryFn
}

const taken = (holder: { id: string; firstName: string; lastName: string }) => {
  const details = { seat: { seatId: 'c', guest: holder } }
  const problem = { code: 'seat_taken', message: 'Taken.', requestId: 'r-1', details }
  return new Response(JSON.stringify(problem), { status: 409 })
}

describe('a guest who is seated', () => {
  test('sits there at once, before the server has answered', async () => {
    let answer: (value: unknown) => void = () => undefined
    server({ [assignPath]: () => new Promise((resolve) => (answer = resolve)) })
    const seated = service.assign('cleo', 'c')
    expect(sits('c')).toBe('cleo')
    await vi.waitFor(() => {
      answer(cleoWaited)
    })
    await vi.waitFor(() => {
      answer(cleoWaited)
      expect(notices).toHaveLength(1)
    })
    expect(await seated).toBe(true)
    expect(notices[0]?.detail).toBe('Seated Cleo Hill at Table 1, seat C.')
    expect(said).toEqual(['Cleo Hill seated at Table 1, seat C. 1 guest left'])
  })

  test('is never written into the list of the server', async () => {
    server({ [assignPath]: () => cleoWaited })
    await service.assign('cleo', 'c')
    expect(sits('c')).toBe('cleo')
    expect(cache.getQueryData(keys.guests('e-1'))).toEqual([ana, ben, cleo, dan])
  })

  test('is shown until the next list of the server is there, and then as the list says', async () => {
    server({ [assignPath]: () => cleoWaited })
    const elsewhere = { ...cleo, table, seat: seat('F') }
    watchGuests(() => [ana, ben, elsewhere, dan])
    await service.assign('cleo', 'c')
    expect(sits('c')).toBe('cleo')
    await vi.waitFor(() => {
      expect(service.pending.getState()).toEqual([])
    })
    expect([sits('c'), sits('f')]).toEqual([undefined, 'cleo'])
  })

  test('is still shown when the next list cannot be read', async () => {
    server({ [assignPath]: () => cleoWaited })
    const read = watchGuests(() => {
      throw new Error('offline')
    })
    await service.assign('cleo', 'c')
    await vi.waitFor(() => {
      expect(read).toHaveBeenCalled()
      expect(cache.isFetching()).toBe(0)
    })
    expect(sits('c')).toBe('cleo')
  })

  test('ends with a list that another part of the page asked for after the answer', async () => {
    server({ [assignPath]: () => cleoWaited })
    let isOffline = true
    const read = watchGuests(() => {
      if (isOffline) throw new Error('offline')
      return [ana, ben, { ...cleo, table, seat: seat('F') }, dan]
    })
    await service.assign('cleo', 'c')
    await vi.waitFor(() => {
      expect(read).toHaveBeenCalledOnce()
      expect(cache.isFetching()).toBe(0)
    })
    expect(sits('c')).toBe('cleo')
    isOffline = false
    await cache.invalidateQueries({ queryKey: keys.guests('e-1') })
    expect(service.pending.getState()).toEqual([])
    expect(sits('f')).toBe('cleo')
  })

  test('stays over a list that was asked for before the answer', async () => {
    let list: (guests: readonly Guest[]) => void = () => undefined
    const queryFn = () => new Promise<readonly Guest[]>((resolve) => (list = resolve))
    new QueryObserver(cache, { queryKey: keys.guests('e-1'), queryFn }).subscribe(() => undefined)
    server({ [assignPath]: () => cleoWaited })
    const outdated = cache.invalidateQueries({ queryKey: keys.guests('e-1') })
    await service.assign('cleo', 'c')
    list([ana, ben, cleo, dan])
    await outdated
    expect(sits('c')).toBe('cleo')
  })

  test('costs one reading of the list for a whole party', async () => {
    server({ [assignPath]: () => cleoWaited })
    const read = watchGuests(() => [ana, ben, cleo, dan])
    await service.seatTogether(hills)
    await vi.waitFor(() => {
      expect(service.pending.getState()).toEqual([])
    })
    expect(read).toHaveBeenCalledTimes(1)
  })
})

test('the undo of a seat names the guest', async () => {
  server({ [assignPath]: () => cleoWaited, [restorePath]: () => ({}) })
  await service.assign('cleo', 'c')
  const detail = 'Cleo Hill has no seat.'
  expect(await steps[0]?.undo()).toEqual({ kind: 'done', detail })
})

describe('a refused seat', () => {
  test('is dropped, and the room shows who has it by the word of the server', async () => {
    server({ [assignPath]: () => taken({ id: 'dan', firstName: 'Dan', lastName: 'Hill' }) })
    expect(await service.assign('cleo', 'c')).toBe(false)
    expect(sits('c')).toBe('dan')
    expect(service.seating().byId.get('cleo')?.seat).toBeUndefined()
    expect(notices).toMatchObject([
      {
        title: 'Seat Occupied',
        text: 'This seat is already taken by another guest.',
        detail: 'Dan Hill has Table 1, seat C.',
        action: { label: 'Swap' },
      },
    ])
  })

  test('leaves nothing of the move once the list of the server is there', async () => {
    server({ [assignPath]: () => taken({ id: 'dan', firstName: 'Dan', lastName: 'Hill' }) })
    watchGuests(() => [ana, ben, cleo, { ...dan, table, seat: seat('E') }])
    await service.assign('cleo', 'c')
    await vi.waitFor(() => {
      expect(service.pending.getState()).toEqual([])
    })
    expect([sits('c'), sits('e')]).toEqual([undefined, 'dan'])
  })

  test('names a guest whom the list does not have yet, without a swap', async () => {
    server({ [assignPath]: () => taken({ id: 'new', firstName: 'Eva', lastName: '' }) })
    await service.assign('cleo', 'c')
    expect(notices[0]).toMatchObject({ detail: 'Eva has Table 1, seat C.' })
    expect(notices[0]?.action).toBeUndefined()
    expect(sits('c')).toBeUndefined()
  })

  test('keeps what arrived meanwhile and the moves of others', async () => {
    server({
      'POST /api/guests/cleo/assign-seat': () => {
        cache.setQueryData(keys.guests('e-1'), [ben, cleo, dan, { ...ana, seat: seat('F') }])
        return refusal(409, 'guest_cancelled', 'Cleo has cancelled.')
      },
      'POST /api/guests/dan/assign-seat': () => ({ before: { guestId: 'dan', byHand: true } }),
    })
    await Promise.all([service.assign('cleo', 'c'), service.assign('dan', 'd')])
    expect(['c', 'd', 'f'].map(sits)).toEqual([undefined, 'dan', 'ana'])
    expect(notices.map(({ text }) => text)).toContain('Cleo has cancelled.')
  })

  test('is not asked for when the seat is known to be taken', async () => {
    const { sent } = server({})
    expect(await service.assign('cleo', 'a')).toBe(false)
    expect(sent).toEqual([])
    expect(notices[0]).toMatchObject({
      title: 'Seat Occupied',
      detail: 'Ana Ruiz has Table 1, seat A.',
      action: { label: 'Swap' },
    })
  })
})

describe('two guests who change places', () => {
  const before = [
    { guestId: 'ana', seatId: 'a', byHand: true },
    { guestId: 'ben', seatId: 'b', byHand: false },
  ]

  test('are moved in one request', async () => {
    const { sent } = server({ [swapPath]: () => ({ before }) })
    expect(await service.swap('ana', 'b')).toBe(true)
    const swap = { guestId: 'ana', fromSeatId: 'a', seatId: 'b', otherGuestId: 'ben' }
    expect(sent[0]?.body).toEqual(swap)
    expect([sits('a'), sits('b')]).toEqual(['ben', 'ana'])
    expect(notices[0]?.text).toBe('Ana Ruiz and Ben Cook have changed places.')
  })

  test('go back in one request', async () => {
    const { sent } = server({ [swapPath]: () => ({ before }), [restorePath]: () => ({}) })
    await service.swap('ana', 'b')
    expect(await steps[0]?.undo()).toEqual({
      kind: 'done',
      detail: 'Ana Ruiz has Table 1, seat A. Ben Cook has Table 1, seat B.',
    })
    expect(sent.find(({ path }) => path.endsWith('restore'))?.body).toEqual({
      places: [
        { guestId: 'ana', fromSeatId: 'b', seatId: 'a', byHand: true },
        { guestId: 'ben', fromSeatId: 'a', seatId: 'b', byHand: false },
      ],
    })
    expect([sits('a'), sits('b')]).toEqual(['ana', 'ben'])
  })

  test('send the one who sat there back on the list when the other one waited', async () => {
    const waited = [{ guestId: 'cleo', tableId: 't', byHand: true }, before[0]]
    const { sent } = server({ [swapPath]: () => ({ before: waited }), [restorePath]: () => ({}) })
    await service.swap('cleo', 'a')
    expect(sits('a')).toBe('cleo')
    expect(notices[0]?.text).toContain('Ana Ruiz is back on the list.')
    await steps[0]?.undo()
    expect(sent.find(({ path }) => path.endsWith('restore'))?.body).toEqual({
      places: [
        { guestId: 'cleo', fromSeatId: 'a', tableId: 't', byHand: true },
        { guestId: 'ana', seatId: 'a', byHand: true },
      ],
    })
    expect(sits('a')).toBe('ana')
  })

  test('both keep their seats when the server refuses', async () => {
    server({ [swapPath]: () => refusal(409, 'seats_changed', 'No.') })
    expect(await service.swap('cleo', 'a')).toBe(false)
    expect(sits('a')).toBe('ana')
    expect(notices[0]?.title).toBe('Assignment Failed')
  })
})

describe('a party', () => {
  const waited = (guestId: string) => ({ before: { guestId, tableId: 't', byHand: true } })
  const routes = {
    'POST /api/guests/cleo/assign-seat': () => waited('cleo'),
    'POST /api/guests/dan/assign-seat': () => waited('dan'),
    [restorePath]: () => ({}),
  }
  const refused = () => refusal(409, 'seat_taken', 'no')

  test('is seated with one notice and taken back in one request', async () => {
    const { sent } = server(routes)
    expect(await service.seatTogether(hills)).toBe(true)
    expect(notices).toMatchObject([
      { title: 'Seat Assigned', text: '2 guests have been seated at Table 1.' },
    ])
    await steps[0]?.undo()
    expect(sent.find(({ path }) => path.endsWith('restore'))?.body).toEqual({
      places: [
        { guestId: 'cleo', fromSeatId: 'c', tableId: 't', byHand: true },
        { guestId: 'dan', fromSeatId: 'd', tableId: 't', byHand: true },
      ],
    })
    expect([sits('c'), sits('d')]).toEqual([undefined, undefined])
  })

  test('is seated as far as possible, and the notice says how many are', async () => {
    server({ ...routes, 'POST /api/guests/dan/assign-seat': refused })
    expect(await service.seatTogether(hills)).toBe(false)
    expect(notices[0]?.text).toContain('1 of 2 guests could be seated.')
    expect([sits('c'), sits('d')]).toEqual(['cleo', undefined])
    await steps[0]?.undo()
    expect(sits('c')).toBeUndefined()
  })

  test('offers no undo when none of it could be seated', async () => {
    server({ ...routes, 'POST /api/guests/dan/assign-seat': refused })
    await service.seatTogether(hills.slice(1))
    expect(notices[0]?.text).toContain('0 of 1 guest could be seated.')
    expect(notices[0]?.action).toBeUndefined()
    expect(sits('d')).toBeUndefined()
  })
})

describe('several guests who are unseated', () => {
  test('lose their seats in one request and get them back by undo', async () => {
    const { sent } = server({ [restorePath]: () => ({ skipped: [] }) })
    expect(await service.unseat(['ana', 'ben', 'cleo'])).toBe(true)
    expect([sits('a'), sits('b')]).toEqual([undefined, undefined])
    expect(notices[0]).toMatchObject({
      title: 'Seat Unassigned',
      text: '2 guests no longer have a seat.',
    })
    await steps[0]?.undo()
    expect([sits('a'), sits('b')]).toEqual(['ana', 'ben'])
    const bodies = sent.filter(({ path }) => path.endsWith('restore')).map(({ body }) => body)
    expect(bodies).toEqual([
      {
        partial: true,
        places: [
          { guestId: 'ana', fromSeatId: 'a', byHand: false },
          { guestId: 'ben', fromSeatId: 'b', byHand: false },
        ],
      },
      {
        partial: true,
        places: [
          { guestId: 'ana', seatId: 'a', byHand: true },
          { guestId: 'ben', seatId: 'b', byHand: true },
        ],
      },
    ])
  })

  test('are named when they were moved since', async () => {
    const skipped = [{ guestId: 'ben', name: 'Ben Cook', reason: 'Moved since.' }]
    server({ [restorePath]: () => ({ skipped }) })
    expect(await service.unseat(['ana', 'ben'])).toBe(false)
    expect([sits('a'), sits('b')]).toEqual([undefined, 'ben'])
    expect(notices[0]).toMatchObject({
      text: '1 guest no longer has a seat.',
      detail: 'Ben Cook stays where they are now. Moved since.',
    })
  })
})

describe('a proposal', () => {
  test('is applied as one step of auto-assign and named where someone was faster', async () => {
    const skipped = [{ guestId: 'ben', name: 'Ben Cook', reason: 'Someone else has the seat now.' }]
    const { sent } = server({ [restorePath]: () => ({ skipped }) })
    const applied = service.apply([
      { guest: 'ana', seat: 'a' },
      { guest: 'ben', seat: 'c' },
      { guest: 'cleo', seat: 'd' },
    ])
    expect(await applied).toBe(false)
    const bodies = sent.filter(({ path }) => path.endsWith('/restore')).map(({ body }) => body)
    expect(bodies).toEqual([
      {
        ...{ partial: true, proposed: true },
        places: [
          { guestId: 'ben', fromSeatId: 'b', seatId: 'c', byHand: false },
          { guestId: 'cleo', seatId: 'd', byHand: false },
        ],
      },
    ])
    expect(notices[0]).toMatchObject({
      text: 'Auto-assigned 1 guests to seats',
      detail: 'Ben Cook stays where they are now. Someone else has the seat now.',
    })
  })

  test('asks to move guests from the seats that the search knew, so that later moves stay', async () => {
    const { sent } = server({ [restorePath]: () => ({ skipped: [] }) })
    await service.apply(
      [{ guest: 'cleo', seat: 'd' }],
      [{ ...cleo, seat: { ...seat('X'), id: 'x' } }],
    )
    expect(sent[0]?.body).toMatchObject({
      places: [{ guestId: 'cleo', fromSeatId: 'x', seatId: 'd' }],
    })
  })

  test('can be taken back and made again as one step', async () => {
    const { sent } = server({ [restorePath]: () => ({ skipped: [] }) })
    const chosen = { ...cleo, table: { id: 't-9', name: 'Table 9' } }
    cache.setQueryData(keys.guests('e-1'), [ana, ben, chosen, dan])
    await service.apply([{ guest: 'cleo', seat: 'c' }])
    expect(notices[0]).toMatchObject({
      title: 'Auto-Assign',
      text: 'Auto-assigned 1 guests to seats',
      action: { label: 'Undo' },
    })
    await steps[0]?.undo()
    await steps[0]?.redo?.()
    const bodies = sent.filter(({ path }) => path.endsWith('restore')).map(({ body }) => body)
    expect(bodies.slice(1)).toEqual([
      {
        partial: true,
        places: [{ guestId: 'cleo', byHand: true, tableId: 't-9', fromSeatId: 'c' }],
      },
      { partial: true, places: [{ guestId: 'cleo', seatId: 'c', byHand: false }] },
    ])
    expect(sits('c')).toBe('cleo')
  })

  test('names up to three guests whom undo leaves where they are', async () => {
    const stayed = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({
      guestId: name,
      name,
      reason: 'Moved since.',
    }))
    const answers = [[], stayed]
    server({ [restorePath]: () => ({ skipped: answers.shift() ?? [] }) })
    await service.apply([{ guest: 'cleo', seat: 'c' }])
    expect(await steps[0]?.undo()).toEqual({
      kind: 'done',
      detail:
        '4 guests stay where they are now. Ana: Moved since. Ben: Moved since. Cleo: Moved since.',
    })
  })
})
