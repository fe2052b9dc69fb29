/*
 * The door of one event on this device: sends waiting entries and reads those of other devices. Its ports provide all
 * access to the outside.
 */
import type { CheckInBatch, CheckInLog, CheckInsAnswer, DoorList, NewCheckIn } from '@/api/check-in'
import { toApiError } from '@/api/errors'
import { loggedEntry, type EntryAuthor } from '@/features/check-in/model/entries'
import { backoff } from '@/features/check-in/sync/backoff'
import { createDoorData, type DoorData } from '@/features/check-in/sync/door-data'
import { sendWaiting, type Answered } from '@/features/check-in/sync/send'
import type { DoorStorage } from '@/features/check-in/sync/storage'
import type { Tabs } from '@/features/check-in/sync/tabs'

/** How often other devices' entries are read, and the list is checked, without the live feed. */
const POLL_MS = 4000
const LIST_MS = 60_000

/** Changes that the feed tells of within this time are read together. */
const TOLD_MS = 200
/** The pause between two reads of the list that the feed asks for: longer for large lists. */
const LIST_PAUSE = { least: 500, most: 10_000, perGuest: 2 }

export type DoorPorts = {
  storage: DoorStorage | undefined
  /** Other tabs at this door. */
  tabs?: Pick<Tabs, 'tell' | 'listen'>
  fetchList: (etag?: string) => Promise<{ list: DoorList; etag?: string | undefined } | undefined>
  fetchLog: (since: string | undefined) => Promise<CheckInLog>
  send: (batch: CheckInBatch) => Promise<CheckInsAnswer>
  now: () => Date
  /** Calls back after some milliseconds; returns how to cancel that. */
  after: (ms: number, run: () => void) => () => void
  isVisible: () => boolean
  /** Returns whether the live feed tells of changes, so that nothing is asked at intervals. */
  isLive: () => boolean
}

export type Door = ReturnType<typeof createDoor>

/** Makes the door; `start` loads what the device keeps and begins to sync. */
export function createDoor(ports: DoorPorts) {
  const data = createDoorData(ports.storage, ports.tabs?.tell)
  const { store } = data
  const exchange = createExchange(data, ports)
  let failures = 0
  const loop = { loaded: false, running: false, again: false, stopped: false, told: false }
  let cancelTimer: () => void = () => undefined

  const plan = (ms: number) => {
    cancelTimer()
    if (!loop.stopped) cancelTimer = ports.after(ms, () => void sync())
  }

  const planNext = () => {
    const wait = ports.isLive() ? exchange.listWait() : POLL_MS
    if (wait !== undefined) plan(wait)
  }

  const failedWith = (thrown: unknown) => {
    const { status, message } = toApiError(thrown)
    // Too many requests and a request that took too long are worth another try, other refusals are not.
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429
    data.connect(status === 401 ? 'signed-out' : refused ? 'refused' : 'offline', message)
    if (refused) return
    failures += 1
    plan(backoff(failures))
  }

  const isAskedAgain = () => loop.again && !loop.stopped

  /** Sends and reads once, and plans the next time. */
  const sync = async (): Promise<void> => {
    // What the device keeps comes first; `start` syncs after it.
    if (!loop.loaded) return
    if (loop.running) {
      loop.again = true
      return
    }
    loop.running = true
    loop.told = false
    cancelTimer()
    try {
      do {
        loop.again = false
        await exchange.run()
      } while (isAskedAgain())
      failures = 0
      data.online(ports.now().getTime())
      // A hidden page stops asking and syncs when it is shown again.
      if (ports.isVisible()) planNext()
    } catch (thrown) {
      failedWith(thrown)
    } finally {
      loop.running = false
    }
  }

  return {
    store,
    promise: data.promise,
    /** Loads what the device keeps, shows it, and begins to sync. */
    start: async (): Promise<void> => {
      ports.tabs?.listen(() => void data.adopt())
      await data.load()
      loop.loaded = true
      if (!loop.stopped) await sync()
    },
    /** Makes entries, which count at once, and sends them. */
    record: async (entries: readonly NewCheckIn[], maker: EntryAuthor): Promise<void> => {
      await data.addWaiting(entries, maker)
      const { connection } = store.getState()
      // After a failure the next try is planned already, and a refusal waits for the person.
      if (connection === 'online' || connection === 'connecting') void sync()
    },
    /** Syncs now, even after a refusal, and fetches the list again. */
    retry: (): void => {
      failures = 0
      exchange.askForList()
      void sync()
    },
    /** The feed tells of entries of other devices, or of changes of the guest list. */
    told: (what: 'entries' | 'list'): void => {
      if (what === 'list') exchange.listChanged()
      if (loop.running) {
        loop.again = true
        return
      }
      // After a failure the next try is planned already, and a hidden page reads everything when it is shown again.
      const isReachable = store.getState().connection === 'online'
      if (!isReachable || loop.told || !ports.isVisible()) return
      loop.told = true
      plan(TOLD_MS)
    },
    /** The page is shown again, the device has a network again, or the feed has started or stopped. */
    wake: (): void => {
      const { connection } = store.getState()
      // Another tab may have written while this one was asleep.
      void data.adopt()
      if (connection !== 'refused' && connection !== 'signed-out') void sync()
    },
    /** The device has lost its network: says so before a call fails. A network may still reach the server, so the door tries on. */
    networkLost: (): void => {
      const { connection } = store.getState()
      if (connection !== 'online' && connection !== 'connecting') return
      data.connect('offline')
      if (!loop.running) plan(backoff(1))
    },
    stop: (): void => {
      loop.stopped = true
      cancelTimer()
    },
  }
}

/** One exchange with the server: what waits first, then the list when it is due, then the log. */
function createExchange(data: DoorData, ports: DoorPorts) {
  const { store } = data
  let listIsDue = true
  let listIsOutdated = false

  /** Milliseconds until the list may be read again; undefined while it is up to date. */
  const listWait = (): number | undefined => {
    if (!listIsOutdated) return undefined
    const { stored } = store.getState()
    if (stored === undefined) return 0
    const { least, most, perGuest } = LIST_PAUSE
    const pause = Math.min(most, Math.max(least, stored.list.guests.length * perGuest))
    return Math.max(0, pause - (ports.now().getTime() - stored.checkedAt))
  }

  const isListFresh = (checkedAt: number) => {
    if (ports.isLive()) return listWait() !== 0
    return ports.now().getTime() - checkedAt < LIST_MS
  }

  const settle = async (answered: Answered[]) => {
    const guests = store.getState().stored?.list.guests
    // The answer names a guest who was added after the list was made.
    const isNew = ({ answer: { guest } }: Answered) =>
      guest != null && guests?.every(({ id }) => id !== guest.id) === true
    listIsDue ||= answered.some(isNew)
    await data.settle(answered)
  }

  const readList = async () => {
    const { stored, known } = store.getState()
    if (!listIsDue && stored !== undefined && isListFresh(stored.checkedAt)) return
    const confirmed = [...known.values()]
    const wasOutdated = listIsOutdated
    // A change that the feed tells of from here on may be missing in the answer.
    listIsOutdated = false
    const answer = await ports.fetchList(stored?.etag).catch((thrown: unknown) => {
      listIsOutdated ||= wasOutdated
      throw thrown
    })
    listIsDue = false
    const checkedAt = ports.now().getTime()
    if (answer === undefined) await data.note([], { checkedAt })
    else await data.takeList(answer.list, answer.etag, checkedAt, confirmed)
  }

  const readLog = async () => {
    for (;;) {
      const since = store.getState().stored?.cursor
      const { entries, cursor, more } = await ports.fetchLog(since)
      if (entries.length > 0 || cursor !== since)
        await data.note(entries.map(loggedEntry), { cursor })
      // A cursor that does not move would be asked for ever.
      if (!more || cursor === since) return
    }
  }

  return {
    askForList: () => {
      listIsDue = true
    },
    listChanged: () => {
      listIsOutdated = true
    },
    listWait,
    run: async (): Promise<void> => {
      await sendWaiting({ ...ports, waiting: () => store.getState().waiting, settle })
      await readList()
      await readLog()
    },
  }
}
