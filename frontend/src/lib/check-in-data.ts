/*
 * What this browser keeps for check-in: lists of guests and entries that wait to be sent. Signing out asks for it and
 * wipes it without loading the screen. A mark in the local storage says whether there is anything, so that other pages
 * open no database.
 */
import { remember, remembered } from '@/lib/browser-storage'
import { deleteDatabase, inTransaction, openDatabase, promised } from '@/lib/indexed-db'

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
  remember(mark, 'yes')
  return database
}

/** Returns how many entries of any account and event wait to be sent. */
export async function waitingCheckIns(): Promise<number> {
  if (remembered(mark) === null) return 0
  try {
    const database = await openCheckInData()
    const count = await inTransaction(database, [checkInStores.waiting], 'readonly', (store) =>
      promised(store(checkInStores.waiting).count()),
    )
    database.close()
    return count
  } catch {
    // A browser that keeps nothing has nothing to lose.
    return 0
  }
}

/** Removes everything; it never rejects. */
export async function wipeCheckInData(): Promise<void> {
  if (remembered(mark) === null) return
  try {
    await deleteDatabase(name)
    if ('caches' in globalThis) await caches.delete(answersCache)
    remember(mark, null)
  } catch {
    // The mark stays, so that the next time of signing out tries again.
  }
}

/** Keeps answers of the server for a page that is loaded offline. They are JSON, by path. */
export async function keepAnswers(answers: Readonly<Record<string, unknown>>): Promise<void> {
  if (!('caches' in globalThis)) return
  remember(mark, 'yes')
  const cache = await caches.open(answersCache)
  for (const [path, answer] of Object.entries(answers)) {
    await cache.put(path, Response.json(answer))
  }
}
