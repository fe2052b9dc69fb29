/* What a browser keeps for a guest: the seat that was found last and the ticket that was opened last. */
import { inTransaction, openDatabase } from '@/lib/indexed-db'

const name = 'seatwright-found-seat'
const store = 'seats'
const keptMs = 86_400_000

/** Returns whether the event ended less than a day ago, or will end. */
export function isStillKept(endsAt: string, now: number): boolean {
  return Date.parse(endsAt) + keptMs > now
}

/** Works on the store; rejects in a browser without one. */
export async function withKept<T>(
  mode: IDBTransactionMode,
  run: (kept: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(name, (made) => {
    made.createObjectStore(store)
  })
  try {
    return await inTransaction(database, [store], mode, (named) => run(named(store)))
  } finally {
    database.close()
  }
}
