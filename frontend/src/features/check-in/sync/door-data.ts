/* What the device knows of the event: in memory for the screen, and on the device so that it outlives the page. */
import { createStore } from 'zustand/vanilla'
import type { DoorList, NewCheckIn } from '@/api/check-in'
import {
  aliasOf,
  listedEntries,
  removedGuests,
  waitingEntry,
  withOwnAnswer,
  type KnownEntry,
  type EntryAuthor,
  type WaitingEntry,
} from '@/features/check-in/model/entries'
import { rosterOf, type Roster } from '@/features/check-in/model/roster'
import { mergeStored } from '@/features/check-in/sync/merge-stored'
import type { Answered } from '@/features/check-in/sync/send'
import type { DoorStorage, StoredList } from '@/features/check-in/sync/storage'

/** Whether the server answers; `refused` and `signed-out` wait for the person. */
type Connection = 'connecting' | 'online' | 'offline' | 'refused' | 'signed-out'

export type DoorState = {
  stored: StoredList | undefined
  known: ReadonlyMap<string, KnownEntry>
  waiting: readonly WaitingEntry[]
  roster: Roster | undefined
  connection: Connection
  /** Why the server refused, or why the list is missing. */
  problem: string | undefined
  /** When the server answered last, in milliseconds; undefined when it never did on this device. */
  contactAt: number | undefined
  /** False where the browser keeps nothing: closing the page would lose what waits. */
  kept: boolean
}

export type DoorData = ReturnType<typeof createDoorData>

/**
 * Creates the data of a door. Each change is computed from the current state and shown before it is written, so changes
 * made during a write are not lost.
 */
export function createDoorData(
  storage: DoorStorage | undefined,
  tell: () => void = () => undefined,
) {
  const store = createStore<DoorState>(() => ({
    stored: undefined,
    known: new Map(),
    waiting: [],
    roster: undefined,
    connection: 'connecting',
    problem: undefined,
    contactAt: undefined,
    kept: storage !== undefined,
  }))

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

  const saveProgress = async () => {
    const { stored } = store.getState()
    if (stored !== undefined) await write((kept) => kept.saveProgress(stored))
  }

  return {
    store,
    /** Shows what the device keeps. */
    load: async (): Promise<void> => {
      const loaded = await storage?.load().catch(() => undefined)
      if (loaded === undefined) {
        store.setState({ kept: false })
        return
      }
      const { stored } = loaded
      change({ ...mergeStored(store.getState(), loaded), contactAt: stored?.checkedAt })
    },
    /** Takes over what another tab has written to the device. */
    adopt: async (): Promise<void> => {
      const loaded = await storage?.load().catch(() => undefined)
      if (loaded !== undefined) change(mergeStored(store.getState(), loaded))
    },
    /** Says how the server answered last. */
    connect: (connection: Connection, problem?: string): void => {
      store.setState({ connection, problem })
    },
    /** Says that the server has answered. */
    online: (now: number): void => {
      store.setState({ connection: 'online', problem: undefined, contactAt: now })
    },
    /** Makes entries. They count at once, and are on the device when this resolves. */
    addWaiting: async (entries: readonly NewCheckIn[], maker: EntryAuthor): Promise<void> => {
      const { waiting } = store.getState()
      const place = (waiting.at(-1)?.place ?? 0) + 1
      const made = entries.map((entry, at) => waitingEntry(entry, maker, place + at))
      change({ waiting: [...waiting, ...made] })
      await write((kept) => kept.addWaiting(made))
      tell()
    },
    /** Keeps answered entries and drops them from those that wait. */
    settle: async (answered: readonly Answered[]): Promise<void> => {
      const { stored, waiting, known: before } = store.getState()
      const known = new Map(before)
      const aliases = { ...stored?.aliases }
      for (const { entry, answer, known: settled } of answered) {
        // The log may have brought the entry already, with the corrected time.
        const logged = known.get(entry.id)
        known.set(entry.id, logged === undefined ? settled : withOwnAnswer(logged, settled))
        const alias = aliasOf(entry, answer)
        if (alias !== undefined) aliases[alias[0]] = alias[1]
      }
      const ids = new Set(answered.map(({ entry }) => entry.id))
      change({
        known,
        stored: stored && { ...stored, aliases },
        waiting: waiting.filter(({ id }) => !ids.has(id)),
      })
      await write((kept) => kept.settle([...ids].flatMap((id) => known.get(id) ?? [])))
      await saveProgress()
      tell()
    },
    /** Keeps entries of the log. */
    note: async (entries: readonly KnownEntry[], progress: Partial<StoredList>): Promise<void> => {
      const { stored, known: before } = store.getState()
      const known = new Map(before)
      const noted = entries.map((entry) => withOwnAnswer(entry, known.get(entry.id)))
      for (const entry of noted) known.set(entry.id, entry)
      change({ known, stored: stored && { ...stored, ...progress } })
      if (noted.length > 0) await write((kept) => kept.note(noted))
      await saveProgress()
    },
    /** Takes a newer list. `confirmed`: the entries that the server had before it made the list. */
    takeList: async (
      list: DoorList,
      etag: string | undefined,
      checkedAt: number,
      confirmed: readonly KnownEntry[],
    ): Promise<void> => {
      const { stored, known: before } = store.getState()
      const known = new Map(before)
      const aliases = stored?.aliases ?? {}
      const listed = new Set(list.guests.map(({ id }) => id))
      const { gone, changed } = removedGuests(confirmed, listed, aliases)
      for (const id of gone) known.delete(id)
      const news = list.guests.flatMap(listedEntries).filter(({ id }) => !known.has(id))
      for (const entry of [...changed, ...news]) known.set(entry.id, entry)
      const next: StoredList = {
        list,
        ...(etag === undefined ? {} : { etag }),
        checkedAt,
        // What was stored after the first list is read from there on; the log only ever grows.
        cursor: stored?.cursor ?? list.cursor,
        aliases,
        promised: stored?.promised ?? {},
      }
      change({ known, stored: next })
      await write((kept) => kept.forget(gone))
      await write((kept) => kept.note([...changed, ...news]))
      await write((kept) => kept.saveList(next))
    },
    /** Notes to which table a walk-in was sent. */
    promise: async (guestId: string, tableId: string): Promise<void> => {
      const { stored } = store.getState()
      if (stored === undefined) return
      change({ stored: { ...stored, promised: { ...stored.promised, [guestId]: tableId } } })
      await saveProgress()
      tell()
    },
  }
}
