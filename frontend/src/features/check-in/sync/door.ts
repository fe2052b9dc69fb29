/*
 * The door of one event on this device: it keeps the list and the log, sends what waits and reads what other devices
 * sent. Everything that it needs of the world comes in by its ports.
 */
import { createStore } from 'zustand/vanilla'
import type { CheckInBatch, CheckInLog, CheckInsAnswer, DoorList, NewCheckIn } from '@/api/check-in'
import { toApiError } from '@/api/errors'
import {
  aliasOf,
  listedEntries,
  loggedEntry,
  removedGuests,
  waitingEntry,
  withOwnAnswer,
  type KnownEntry,
  type Maker,
  type WaitingEntry,
} from '@/features/check-in/model/entries'
import { rosterOf, type Roster } from '@/features/check-in/model/roster'
import { backoff } from '@/features/check-in/sync/backoff'
import { sendWaiting, type Answered } from '@/features/check-in/sync/send'
import type { DoorStorage, StoredList } from '@/features/check-in/sync/storage'

/** How often other devices' entries are read, and the list is checked. */
const POLL_MS = 4000
const LIST_MS = 60_000

/** Whether the server answers; `refused` and `signed-out` wait for the person. */
export type Connection = 'connecting' | 'online' | 'offline' | 'refused' | 'signed-out'

export type DoorState = {
  stored: StoredList | undefined
  known: ReadonlyMap<string, KnownEntry>
  waiting: readonly WaitingEntry[]
  roster: Roster | undefined
  connection: Connection
  /** Why the server refused, or why there is no list. */
  problem: string | undefined
  /** False where the browser keeps nothing: closing the page would lose what waits. */
  kept: boolean
}

export type DoorPorts = {
  storage: DoorStorage | undefined
  fetchList: (etag?: string) => Promise<{ list: DoorList; etag?: string | undefined } | undefined>
  fetchLog: (since: string | undefined) => Promise<CheckInLog>
  send: (batch: CheckInBatch) => Promise<CheckInsAnswer>
  now: () => Date
  /** Calls back after some milliseconds; returns how to cancel that. */
  after: (ms: number, run: () => void) => () => void
  isVisible: () => boolean
}

export type Door = ReturnType<typeof createDoor>

type Aliases = Readonly<Record<string, string>>

/** Makes the door; `start` loads what the device keeps and begins to sync. */
export function createDoor(ports: DoorPorts) {
  const { storage, now } = ports
  const store = createStore<DoorState>(() => ({
    stored: undefined,
    known: new Map(),
    waiting: [],
    roster: undefined,
    connection: 'connecting',
    problem: undefined,
    kept: storage !== undefined,
  }))
  let failures = 0
  const loop = { running: false, again: false, stopped: false }
  let listIsDue = true
  let cancelTimer: () => void = () => undefined

  /** Changes what is known; the roster follows. */
  const change = (changed: Partial<DoorState>) => {
    const next = { ...store.getState(), ...changed }
    const { stored, known, waiting } = next
    if (stored !== undefined) {
      next.roster = rosterOf({ list: stored.list, known, waiting, aliases: stored.aliases })
    }
    store.setState(next)
  }

  /** Writes to the device. A full disk must not stop the door, but the screen says so. */
  const write = async (run: (storage: DoorStorage) => Promise<void>) => {
    if (storage === undefined) return
    try {
      await run(storage)
    } catch {
      store.setState({ kept: false })
    }
  }

  const settle = async (answered: Answered[]) => {
    const { stored, known: before } = store.getState()
    const known = new Map(before)
    const aliases = { ...stored?.aliases }
    for (const { entry, answer, known: settled } of answered) {
      // The log may have brought the entry already, with the corrected time.
      const logged = known.get(entry.id)
      known.set(entry.id, logged === undefined ? settled : withOwnAnswer(logged, settled))
      const alias = aliasOf(entry, answer)
      if (alias !== undefined) aliases[alias[0]] = alias[1]
      const guestId = answer.guest?.id
      if (guestId !== undefined && stored?.list.guests.every(({ id }) => id !== guestId) === true)
        listIsDue = true
    }
    const ids = new Set(answered.map(({ entry }) => entry.id))
    const changed = stored && { ...stored, aliases }
    await write((kept) => kept.settle([...ids].flatMap((id) => known.get(id) ?? [])))
    if (changed !== undefined) await write((kept) => kept.saveProgress(changed))
    change({
      known,
      stored: changed,
      // Read again: another entry may have come while the device was writing.
      waiting: store.getState().waiting.filter(({ id }) => !ids.has(id)),
    })
  }

  const note = async (entries: KnownEntry[], stored: StoredList) => {
    const known = new Map(store.getState().known)
    const noted = entries.map((entry) => withOwnAnswer(entry, known.get(entry.id)))
    for (const entry of noted) known.set(entry.id, entry)
    if (noted.length > 0) await write((kept) => kept.note(noted))
    const isNewList = stored.list !== store.getState().stored?.list
    await write((kept) => (isNewList ? kept.saveList(stored) : kept.saveProgress(stored)))
    change({ known, stored })
  }

  const readList = async () => {
    const { stored, known } = store.getState()
    if (!listIsDue && stored !== undefined && now().getTime() - stored.checkedAt < LIST_MS) return
    const confirmed = [...known.values()]
    const answer = await ports.fetchList(stored?.etag)
    listIsDue = false
    const checkedAt = now().getTime()
    if (answer === undefined) {
      if (stored !== undefined) await note([], { ...stored, checkedAt })
      return
    }
    const { list, etag } = answer
    await dropRemoved(list, confirmed, stored?.aliases ?? {})
    await note(list.guests.flatMap(listedEntries).filter(isNews), {
      list,
      ...(etag === undefined ? {} : { etag }),
      checkedAt,
      // What was stored after the first list is read from there on; the log only ever grows.
      cursor: stored?.cursor ?? list.cursor,
      aliases: stored?.aliases ?? {},
      promised: stored?.promised ?? {},
    })
  }

  const isNews = ({ id }: KnownEntry) => !store.getState().known.has(id)

  const dropRemoved = async (list: DoorList, confirmed: KnownEntry[], aliases: Aliases) => {
    const listed = new Set(list.guests.map(({ id }) => id))
    const { gone, changed } = removedGuests(confirmed, listed, aliases)
    if (gone.length + changed.length === 0) return
    const known = new Map(store.getState().known)
    for (const id of gone) known.delete(id)
    for (const entry of changed) known.set(entry.id, entry)
    await write((kept) => kept.forget(gone))
    await write((kept) => kept.note(changed))
    store.setState({ known })
  }

  const readLog = async () => {
    for (;;) {
      const { stored } = store.getState()
      if (stored === undefined) return
      const { entries, cursor, more } = await ports.fetchLog(stored.cursor)
      const news = entries.length > 0 || cursor !== stored.cursor
      const latest = store.getState().stored ?? stored
      if (news) await note(entries.map(loggedEntry), { ...latest, cursor })
      // A cursor that does not move would be asked for ever.
      if (!more || cursor === stored.cursor) return
    }
  }

  const syncOnce = async () => {
    const waiting = () => store.getState().waiting
    if (waiting().length > 0) await sendWaiting({ ...ports, waiting, settle })
    await readList()
    await readLog()
  }

  const failedWith = (thrown: unknown) => {
    const { status, message } = toApiError(thrown)
    // Too many requests and a request that took too long are worth another try, other refusals are not.
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429
    if (!refused) failures += 1
    change({
      connection: status === 401 ? 'signed-out' : refused ? 'refused' : 'offline',
      problem: message,
    })
    if (!refused) plan(backoff(failures))
  }

  const plan = (ms: number) => {
    cancelTimer()
    if (!loop.stopped) cancelTimer = ports.after(ms, () => void sync())
  }

  const isAskedAgain = () => loop.again && !loop.stopped

  /** Sends and reads once, and plans the next time. */
  const sync = async (): Promise<void> => {
    if (loop.running) {
      loop.again = true
      return
    }
    loop.running = true
    cancelTimer()
    try {
      do {
        loop.again = false
        await syncOnce()
      } while (isAskedAgain())
      failures = 0
      change({ connection: 'online', problem: undefined })
      // Nobody looks at a hidden page; it syncs when it is shown again.
      if (ports.isVisible()) plan(POLL_MS)
    } catch (thrown) {
      failedWith(thrown)
    } finally {
      loop.running = false
    }
  }

  return {
    store,
    /** Loads what the device keeps, shows it, and begins to sync. */
    start: async (): Promise<void> => {
      const loaded = await storage?.load().catch(() => undefined)
      if (loaded === undefined) store.setState({ kept: false })
      else {
        const known = new Map(loaded.known.map((entry) => [entry.id, entry]))
        change({ known, waiting: loaded.waiting, stored: loaded.stored })
      }
      if (!loop.stopped) await sync()
    },
    /** Makes entries. They count at once, and are on the device before they are sent. */
    record: async (entries: readonly NewCheckIn[], maker: Maker): Promise<void> => {
      const { waiting, connection } = store.getState()
      const place = (waiting.at(-1)?.place ?? 0) + 1
      const made = entries.map((entry, at) => waitingEntry(entry, maker, place + at))
      change({ waiting: [...waiting, ...made] })
      await write((kept) => kept.addWaiting(made))
      // After a failure the next try is planned already, and a refusal waits for the person.
      if (connection === 'online' || connection === 'connecting') void sync()
    },
    /** Notes to which table a walk-in was sent. */
    promise: async (guestId: string, tableId: string): Promise<void> => {
      const { stored } = store.getState()
      if (stored === undefined) return
      const changed = { ...stored, promised: { ...stored.promised, [guestId]: tableId } }
      change({ stored: changed })
      await write((kept) => kept.saveProgress(changed))
    },
    /** Syncs now, whatever happened before. */
    retry: (): void => {
      failures = 0
      listIsDue = true
      void sync()
    },
    /** The page is shown again, or the device has a network again. */
    wake: (): void => {
      const { connection } = store.getState()
      if (connection !== 'refused' && connection !== 'signed-out') void sync()
    },
    stop: (): void => {
      loop.stopped = true
      cancelTimer()
    },
  }
}
