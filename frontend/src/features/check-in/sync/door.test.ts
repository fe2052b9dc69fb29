/* The queue of a device: what it keeps, sends, repeats and drops, also when answers are lost. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NewCheckIn } from '@/api/check-in'
import { ApiError } from '@/api/errors'
import { createDoor, type DoorPorts } from '@/features/check-in/sync/door'
import { openDoorStorage } from '@/features/check-in/sync/storage'
import {
  aDoorList,
  fakeDoorServer,
  unreachable,
} from '@/features/check-in/testing/fake-door-server'
import { forgetPastCheckIns, openCheckInData, waitingCheckIns } from '@/lib/check-in-data'
import { deleteDatabase, inTransaction, toPromise } from '@/lib/indexed-db'

const maker = { device: 'phone-1', by: 'Nora Lind' }
const scope = { userId: 'u-1', organisationId: 'o-1', eventId: 'e-1' }
const at = '2027-06-12T16:00:00Z'
const arrive = (id: string, guestId = 'g-1'): NewCheckIn => ({ id, kind: 'arrive', at, guestId })

// The mark that says that there is anything is cleared before every test.
beforeEach(() => deleteDatabase('seatwright-check-in'))

/** A clock that the test moves by running what was planned. */
function plannedCalls() {
  const planned: { ms: number; run: () => void }[] = []
  return {
    planned,
    after: (ms: number, run: () => void) => {
      const call = { ms, run }
      planned.push(call)
      return () => {
        const place = planned.indexOf(call)
        if (place !== -1) planned.splice(place, 1)
      }
    },
  }
}

async function aDoor(server: ReturnType<typeof fakeDoorServer>, ports: Partial<DoorPorts> = {}) {
  const clock = plannedCalls()
  const storage = await openDoorStorage(scope)
  const door = createDoor({
    ...server,
    ...{
      storage,
      after: clock.after,
      now: () => new Date(at),
      isVisible: () => true,
      isLive: () => false,
    },
    ...ports,
  })
  /** Waits until the door has planned its next try, or waits for the person. */
  const settled = () =>
    vi.waitFor(() => {
      const waits = door.store.getState().connection === 'refused'
      expect(waits || clock.planned.length > 0).toBe(true)
    })
  const next = async () => {
    clock.planned.shift()?.run()
    await settled()
  }
  return { door, clock, next, settled }
}

test('an entry counts at once and is dropped from the queue when its answer has come', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door, settled } = await aDoor(server)
  await door.start()
  const recorded = door.record([arrive('a')], maker)
  expect(door.store.getState().roster?.counts.present).toBe(1)
  expect(door.store.getState().waiting).toHaveLength(1)
  await recorded
  await settled()
  expect(door.store.getState().waiting).toEqual([])
  expect(server.present).toEqual(new Map([['g-1', 'a']]))
  expect(await waitingCheckIns()).toBe(0)
})

test('entries made offline survive a reload and are sent after it', async () => {
  const server = fakeDoorServer(aDoorList())
  const first = await aDoor(server)
  await first.door.start()
  server.failWith(unreachable())
  await first.door.record([arrive('a')], maker)
  await first.door.record([arrive('b', 'g-2')], maker)
  await first.settled()
  expect(first.door.store.getState().connection).toBe('offline')
  first.door.stop()
  expect(await waitingCheckIns()).toBe(2)

  const second = await aDoor(server)
  await second.door.start()
  const offline = second.door.store.getState()
  expect(offline.connection).toBe('offline')
  expect(offline.roster?.counts.present).toBe(2)

  server.failWith(undefined)
  await second.next()
  expect(second.door.store.getState()).toMatchObject({ connection: 'online', waiting: [] })
  expect([...server.stored.keys()]).toEqual(['a', 'b'])
})

test('a lost answer is asked for again, and the first result is the one that is shown', async () => {
  let losing = true
  const server = fakeDoorServer(aDoorList(), () => losing)
  losing = false
  const { door, next, settled } = await aDoor(server)
  await door.start()
  losing = true
  await door.record([arrive('a')], maker)
  await settled()
  expect(server.stored.size).toBe(1)
  expect(door.store.getState().waiting).toHaveLength(1)
  await next()
  expect(door.store.getState().waiting).toHaveLength(1)
  losing = false
  await next()
  expect(door.store.getState().waiting).toEqual([])
  expect(door.store.getState().known.get('a')?.answer?.result).toBe('arrived')
  expect(door.store.getState().roster?.counts).toMatchObject({ present: 1, duplicates: 0 })
})

test('whatever answers are lost, each entry is stored once and none stays behind', async () => {
  let call = 0
  // Two of three answers are lost.
  const server = fakeDoorServer(aDoorList(), () => (call += 1) > 1 && call % 3 !== 0)
  const { door, next, settled } = await aDoor(server)
  await door.start()
  for (let k = 0; k < 30; k += 1) await door.record([arrive(`a${k}`, `g-${(k % 3) + 1}`)], maker)
  await settled()
  for (let k = 0; k < 20 && door.store.getState().waiting.length > 0; k += 1) await next()
  expect(door.store.getState().waiting).toEqual([])
  expect(server.stored.size).toBe(30)
})

test('batches hold 500 entries at most and one device each', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door, next, settled } = await aDoor(server)
  await door.start()
  server.failWith(unreachable())
  const many = Array.from({ length: 700 }, (_, k) => arrive(`a${k}`))
  await door.record(many, maker)
  await door.record([arrive('b')], { ...maker, device: 'Main-door' })
  await settled()
  server.batches.length = 0
  server.failWith(undefined)
  await next()
  expect(server.batches.map(({ device, entries }) => [device, entries.length])).toEqual([
    ['phone-1', 500],
    ['phone-1', 200],
    ['Main-door', 1],
  ])
})

test('a batch that is too large is halved until it fits', async () => {
  const server = fakeDoorServer(aDoorList())
  server.limitTo(3)
  const { door, settled } = await aDoor(server)
  await door.start()
  await door.record(
    Array.from({ length: 8 }, (_, k) => arrive(`a${k}`)),
    maker,
  )
  await settled()
  expect(server.batches.map(({ entries }) => entries.length)).toEqual([8, 4, 2, 2, 2, 2])
  expect(door.store.getState().waiting).toEqual([])
})

test('a refused request is shown and not sent again before the person asks for it', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door, clock, settled } = await aDoor(server)
  await door.start()
  server.failWith(new ApiError({ status: 403, code: 'forbidden', message: 'Your role may not.' }))
  await door.record([arrive('a')], maker)
  await settled()
  expect(door.store.getState()).toMatchObject({
    connection: 'refused',
    problem: 'Your role may not.',
  })
  expect(clock.planned).toEqual([])
  const sent = server.batches.length
  door.wake()
  await door.record([arrive('b')], maker)
  await settled()
  expect(server.batches).toHaveLength(sent)
  server.failWith(undefined)
  door.retry()
  await vi.waitFor(() => {
    expect(door.store.getState()).toMatchObject({ connection: 'online', waiting: [] })
  })
})

test('failures in a row wait longer and longer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const server = fakeDoorServer(aDoorList())
  server.failWith(unreachable())
  const { door, clock, next } = await aDoor(server)
  await door.start()
  const waits: number[] = []
  for (let k = 0; k < 7; k += 1) {
    waits.push(clock.planned[0]!.ms)
    await next()
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('entries of other devices come with the log', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door, next } = await aDoor(server)
  await door.start()
  await server.send({ device: 'phone-77aa', sentAt: at, entries: [arrive('x', 'g-2')] })
  await next()
  const guest = door.store.getState().roster?.byId.get('g-2')
  expect(guest).toMatchObject({ arrivals: ['x'], first: { device: 'phone-77aa', by: 'Tom' } })
})

test('guests who were removed from the event go with the next list', async () => {
  const list = aDoorList()
  const server = fakeDoorServer(list)
  const { door, settled } = await aDoor(server, {
    send: async (batch) => {
      const answer = await server.send(batch)
      const guest = { firstName: 'Ada', lastName: '', attendance: 'arrived' as const, arrivals: [] }
      answer.results.forEach((one, at) => {
        one.guest = { ...guest, id: batch.entries[at]?.guestId ?? 'g-9' }
      })
      return answer
    },
  })
  await door.start()
  await door.record([{ id: 'w', kind: 'walk_in', at, guestId: 'w-1', name: 'Ada' }], maker)
  await settled()
  await door.record([arrive('b', 'g-9')], maker)
  await settled()
  const ids = door.store.getState().roster?.guests.map(({ id }) => id)
  expect(ids).toEqual(['g-1', 'g-2', 'g-3'])
  expect(door.store.getState().roster?.counts.present).toBe(0)
})

test('another account finds no list of the one before, whose waiting entries stay', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door, settled } = await aDoor(server)
  await door.start()
  server.failWith(unreachable())
  await door.record([arrive('a')], maker)
  await settled()
  const other = await openDoorStorage({ ...scope, userId: 'u-2' })
  expect(await other.load()).toEqual({ known: [], waiting: [] })
  const back = await openDoorStorage(scope)
  const { stored, waiting } = await back.load()
  expect(stored).toBeUndefined()
  expect(waiting.map(({ id }) => id)).toEqual(['a'])
})

test('two tabs of one device see what the other has scanned, offline too', async () => {
  const server = fakeDoorServer(aDoorList())
  const heard: (() => void)[] = []
  const tabAt = (at: number) => ({
    tell: () => {
      heard.forEach((run, other) => {
        if (other !== at) run()
      })
    },
    listen: (run: () => void) => {
      heard[at] = run
    },
  })
  const one = await aDoor(server, { tabs: tabAt(0) })
  const other = await aDoor(server, { tabs: tabAt(1) })
  await one.door.start()
  await other.door.start()
  server.failWith(unreachable())
  await one.door.record([arrive('a')], maker)
  await one.settled()
  await vi.waitFor(() => {
    expect(other.door.store.getState().waiting.map(({ id }) => id)).toEqual(['a'])
  })
  expect(other.door.store.getState().roster?.counts.present).toBe(1)
  await other.door.record([arrive('b', 'g-2')], maker)
  await other.settled()
  server.failWith(undefined)
  other.door.retry()
  await vi.waitFor(() => {
    expect(one.door.store.getState().waiting).toEqual([])
  })
  expect([...server.stored.keys()]).toEqual(['a', 'b'])
  expect(one.door.store.getState().roster?.counts).toMatchObject({ present: 2, duplicates: 0 })
})

test('the list of a past event leaves the device, and what waits stays', async () => {
  const list = aDoorList()
  list.event.date = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const server = fakeDoorServer(list)
  const { door, settled } = await aDoor(server)
  await door.start()
  server.failWith(unreachable())
  await door.record([arrive('a')], maker)
  await settled()
  door.stop()
  await forgetPastCheckIns()
  const database = await openCheckInData()
  const count = (name: string) =>
    inTransaction(database, [name], 'readonly', (store) => toPromise(store(name).count()))
  expect(await count('lists')).toBe(0)
  expect(await count('known')).toBe(0)
  expect(await count('waiting')).toBe(1)
})

test('a live door asks only when it is told, and then at once', async () => {
  const server = fakeDoorServer(aDoorList())
  const fetchLog = vi.fn(server.fetchLog)
  const { door, clock } = await aDoor(server, { fetchLog, isLive: () => true })
  await door.start()
  expect(clock.planned).toEqual([])
  const asked = fetchLog.mock.calls.length
  await server.send({ device: 'phone-77aa', sentAt: at, entries: [arrive('x', 'g-2')] })
  door.told('entries')
  door.told('entries')
  expect(clock.planned.map(({ ms }) => ms)).toEqual([200])
  clock.planned.shift()?.run()
  await vi.waitFor(() => {
    expect(door.store.getState().roster?.byId.get('g-2')?.arrivals).toEqual(['x'])
  })
  expect(fetchLog.mock.calls.length).toBe(asked + 1)
  expect(clock.planned).toEqual([])
})

test('a live door reads a changed list again, half a second after it was read last', async () => {
  const server = fakeDoorServer(aDoorList())
  const fetchList = vi.fn(server.fetchList)
  let now = new Date(at)
  const { door, clock } = await aDoor(server, { fetchList, isLive: () => true, now: () => now })
  await door.start()
  door.told('list')
  clock.planned.shift()?.run()
  await vi.waitFor(() => {
    expect(clock.planned.map(({ ms }) => ms)).toEqual([500])
  })
  expect(fetchList).toHaveBeenCalledOnce()
  now = new Date(now.getTime() + 500)
  clock.planned.shift()?.run()
  await vi.waitFor(() => {
    expect(fetchList).toHaveBeenCalledTimes(2)
  })
  expect(clock.planned).toEqual([])
})

test('entries that a door is told of while it reads are read as well', async () => {
  const server = fakeDoorServer(aDoorList())
  const fetchLog = vi.fn(server.fetchLog)
  const { door } = await aDoor(server, { fetchLog, isLive: () => true })
  fetchLog.mockImplementationOnce(async (since) => {
    const log = await server.fetchLog(since)
    await server.send({ device: 'phone-77aa', sentAt: at, entries: [arrive('x', 'g-2')] })
    door.told('entries')
    return log
  })
  await door.start()
  expect(door.store.getState().roster?.byId.get('g-2')?.arrivals).toEqual(['x'])
})

test('a lost network is told at once, and the door comes back by itself', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door, clock } = await aDoor(server, { isLive: () => true })
  await door.start()
  expect(door.store.getState().connection).toBe('online')
  door.networkLost()
  expect(door.store.getState().connection).toBe('offline')
  expect(clock.planned).toHaveLength(1)
  clock.planned.shift()?.run()
  await vi.waitFor(() => {
    expect(door.store.getState().connection).toBe('online')
  })
})

test('a refusal stays when the network is lost', async () => {
  const server = fakeDoorServer(aDoorList())
  const { door } = await aDoor(server)
  await door.start()
  server.failWith(new ApiError({ status: 403, code: 'forbidden', message: 'No.' }))
  await door.record([arrive('a')], maker)
  await vi.waitFor(() => {
    expect(door.store.getState().connection).toBe('refused')
  })
  door.networkLost()
  expect(door.store.getState().connection).toBe('refused')
})
