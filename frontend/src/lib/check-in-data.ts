/*
 * What this browser keeps for check-in: lists of guests and entries that wait to be sent. Signing out asks for it and
 * wipes it without loading the screen. A mark in the local storage records whether there is any data, so that other
 * pages open no database.
 */
import { writeStored, readStored } from '@/lib/browser-storage'
import { deleteDatabase, inTransaction, openDatabase, toPromise } from '@/lib/indexed-db'

const name = 'seatwright-check-in'
const mark = 'check-in-data'
/** The answers that the service worker gives while the server cannot be reached. */
const answersCache = 'seatwright-check-in-answers'

/** The stores. All keys begin with the account and the event that the record belongs to. */
export const checkInStores = { lists: 'lists', known: 'known', waiting: 'waiting' } as const

/** Opens the database. */
export async function openCheckInData(): Promise<IDBDatabase> {
  const database = await openDatabase(name, (made) => {
    made.createObjectStore(checkInStores.lists)
    made.createObjectStore(checkInStores.known)
    made.createObjectStore(checkInStores.waiting)
  })
  writeStored(mark, 'yes')
  return database
}

/** How long lists stay after their event, so that the doors can clear up. */
const KEPT_MS = 2 * 86_400_000

/** The time in milliseconds until which the list of an event stays on the device. */
export function keptUntil(event: { date: string; endsAt?: string }): number {
  return Date.parse(event.endsAt ?? event.date) + KEPT_MS
}

/** Removes lists and logs of events that are past. Entries that wait to be sent stay. */
export async function forgetPastLists(database: IDBDatabase, now: number): Promise<void> {
  const { lists, known } = checkInStores
  await inTransaction(database, [lists, known], 'readwrite', async (store) => {
    const current = new Set<string>()
    for (const key of eventsOf(await toPromise(store(lists).getAllKeys()))) {
      const progress: unknown = await toPromise(store(lists).get([...key, 'progress']))
      if (isKept(progress, now)) current.add(key.join(' '))
    }
    for (const name of [lists, known]) {
      for (const key of eventsOf(await toPromise(store(name).getAllKeys()))) {
        if (current.has(key.join(' '))) continue
        store(name).delete(IDBKeyRange.bound(key, [...key, []]))
      }
    }
  })
}

/** The same from any screen; it opens no database without data, and never rejects. */
export async function forgetPastCheckIns(): Promise<void> {
  if (readStored(mark) === null) return
  try {
    const database = await openCheckInData()
    await forgetPastLists(database, Date.now())
    database.close()
  } catch {
    // The next call tries again.
  }
}

/** Account, organisation and event, which all keys begin with; each event once. */
function eventsOf(keys: readonly IDBValidKey[]): string[][] {
  const events = new Map<string, string[]>()
  for (const key of keys) {
    if (!Array.isArray(key)) continue
    const event = key.slice(0, 3).map(String)
    events.set(event.join(' '), event)
  }
  return [...events.values()]
}

function isKept(progress: unknown, now: number): boolean {
  if (typeof progress !== 'object' || progress === null || !('until' in progress)) return false
  return typeof progress.until === 'number' && progress.until > now
}

/** Returns how many entries of any account and event wait to be sent. */
export async function waitingCheckIns(): Promise<number> {
  if (readStored(mark) === null) return 0
  try {
    const database = await openCheckInData()
    const count = await inTransaction(database, [checkInStores.waiting], 'readonly', (store) =>
      toPromise(store(checkInStores.waiting).count()),
    )
    database.close()
    return count
  } catch {
    // A browser without storage has nothing to lose.
    return 0
  }
}

/** Removes everything; it never rejects. */
export async function wipeCheckInData(): Promise<void> {
  if (readStored(mark) === null) return
  try {
    await deleteDatabase(name)
    if ('caches' in globalThis) await caches.delete(answersCache)
    writeStored(mark, null)
  } catch {
    // The mark stays, so that the next time of signing out tries again.
  }
}

/** Keeps answers of the server for a page that is loaded offline. They are JSON, by path. */
export async function keepAnswers(answers: Readonly<Record<string, unknown>>): Promise<void> {
  if (!('caches' in globalThis)) return
  writeStored(mark, 'yes')
  const cache = await caches.open(answersCache)
  for (const [path, answer] of Object.entries(answers)) {
    await cache.put(path, Response.json(answer))
  }
}
