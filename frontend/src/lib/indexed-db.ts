/* IndexedDB with promises, and no more of it than is used. */

/** Opens a database; `create` makes its stores when it is new. */
export function openDatabase(
  name: string,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      create(request.result)
    }
    request.onsuccess = () => {
      const database = request.result
      // Another tab deletes it when the person signs out.
      database.onversionchange = () => {
        database.close()
      }
      resolve(database)
    }
    request.onerror = () => {
      reject(failed(request.error))
    }
  })
}

/** Removes a database with everything in it. */
export function deleteDatabase(name: string): Promise<void> {
  return toPromise(indexedDB.deleteDatabase(name)).then(() => undefined)
}

/** Runs a transaction; resolves with what `run` returns once everything is written. */
export async function inTransaction<T>(
  database: IDBDatabase,
  stores: string[],
  mode: IDBTransactionMode,
  run: (store: (name: string) => IDBObjectStore) => T | Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, mode)
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onabort = () => {
      reject(failed(transaction.error))
    }
  })
  const [result] = await Promise.all([run((name) => transaction.objectStore(name)), done])
  return result
}

/** Waits for one request. */
export function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(failed(request.error))
    }
  })
}

function failed(error: DOMException | null): Error {
  return error ?? new Error('The database of the browser failed.')
}
