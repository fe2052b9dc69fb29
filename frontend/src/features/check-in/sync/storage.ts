/* The list and the log on the device, for one account and one event. */
import type { DoorList } from '@/api/check-in'
import type { KnownEntry, WaitingEntry } from '@/features/check-in/model/entries'
import { checkInStores, forgetPastLists, keptUntil, openCheckInData } from '@/lib/check-in-data'
import { inTransaction, toPromise } from '@/lib/indexed-db'

/** The list with what belongs to it. The list is large and changes seldom, so it is written by itself. */
export type StoredList = { list: DoorList } & Progress

type Progress = {
  etag?: string
  /** When the server last said that the list is current, in milliseconds. */
  checkedAt: number
  /** Up to where the log was read. */
  cursor: string
  aliases: Record<string, string>
  /** The tables that walk-ins of this device were sent to, by guest. */
  promised: Record<string, string>
}

export type StoredDoor = { stored?: StoredList; known: KnownEntry[]; waiting: WaitingEntry[] }

export type DoorStorage = {
  load: () => Promise<StoredDoor>
  saveList: (stored: StoredList) => Promise<void>
  /** Saves what belongs to the list without the list. */
  saveProgress: (stored: StoredList) => Promise<void>
  addWaiting: (entries: readonly WaitingEntry[]) => Promise<void>
  /** Keeps entries that the server has; those among them that were waiting no longer are. */
  settle: (entries: readonly KnownEntry[]) => Promise<void>
  /** Keeps entries of the log. Entries that are waiting keep waiting for their answer. */
  note: (entries: readonly KnownEntry[]) => Promise<void>
  forget: (ids: readonly string[]) => Promise<void>
  close: () => void
}

const { lists, known, waiting } = checkInStores

/** Whose data it is: the account within its organisation. */
export type Scope = { userId: string; organisationId: string; eventId: string }

/** Opens the storage. Lists of other accounts are removed; their waiting entries stay until they sign in again. */
export async function openDoorStorage(scope: Scope): Promise<DoorStorage> {
  const database = await openCheckInData()
  await forgetOthers(database, scope)
  await forgetPastLists(database, Date.now())
  const prefix = [scope.userId, scope.organisationId, scope.eventId]
  const range = IDBKeyRange.bound(prefix, [...prefix, []])
  const put = (name: string, entries: readonly { id: string }[]) =>
    inTransaction(database, [name], 'readwrite', (store) => {
      for (const entry of entries) store(name).put(entry, [...prefix, entry.id])
    })
  return {
    load: async () => {
      const [list, progress, log, queue] = await inTransaction(
        database,
        [lists, known, waiting],
        'readonly',
        (store) =>
          Promise.all([
            toPromise(store(lists).get([...prefix, 'list'])).then(asStored<DoorList | undefined>),
            toPromise(store(lists).get([...prefix, 'progress'])).then(
              asStored<Progress | undefined>,
            ),
            toPromise(store(known).getAll(range)).then(asStored<KnownEntry[]>),
            toPromise(store(waiting).getAll(range)).then(asStored<WaitingEntry[]>),
          ]),
      )
      queue.sort((a, b) => a.place - b.place)
      const loaded = { known: log, waiting: queue }
      return list === undefined || progress === undefined
        ? loaded
        : { ...loaded, stored: { ...progress, list } }
    },
    saveList: ({ list, ...progress }) =>
      inTransaction(database, [lists], 'readwrite', (store) => {
        store(lists).put(list, [...prefix, 'list'])
        store(lists).put(withEnd(list, progress), [...prefix, 'progress'])
      }),
    saveProgress: ({ list, ...progress }) =>
      inTransaction(database, [lists], 'readwrite', (store) => {
        store(lists).put(withEnd(list, progress), [...prefix, 'progress'])
      }),
    addWaiting: (entries) => put(waiting, entries),
    settle: (entries) =>
      inTransaction(database, [known, waiting], 'readwrite', (store) => {
        for (const entry of entries) {
          store(known).put(entry, [...prefix, entry.id])
          store(waiting).delete([...prefix, entry.id])
        }
      }),
    note: (entries) => put(known, entries),
    forget: (ids) =>
      inTransaction(database, [known], 'readwrite', (store) => {
        for (const id of ids) store(known).delete([...prefix, id])
      }),
    close: () => {
      database.close()
    },
  }
}

/** What belongs to a list says until when it is kept, so that this can be told without reading the list. */
function withEnd({ event }: DoorList, progress: Progress): Progress & { until: number } {
  return { ...progress, until: keptUntil(event) }
}

async function forgetOthers(database: IDBDatabase, scope: Scope): Promise<void> {
  const account = [scope.userId, scope.organisationId]
  await inTransaction(database, [lists, known], 'readwrite', (store) => {
    for (const name of [lists, known]) {
      store(name).delete(IDBKeyRange.upperBound(account, true))
      store(name).delete(IDBKeyRange.lowerBound([...account, []], true))
    }
  })
}

// Only this file writes these stores, and a new shape gets a new version of the database.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows which store it read
function asStored<T>(value: unknown): T {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the same
  return value as T
}
