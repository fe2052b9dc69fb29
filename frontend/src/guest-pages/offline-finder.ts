/* Makes the seat finders load without a network, for guests inside thick walls. */
import { keepPages } from '@/lib/offline-pages'

/** The beginnings of the finders' addresses: `/find-seat` and `/find-my-seat`, and `/seat-lookup`. */
const scopes = ['/find', '/seat-lookup']

/** Keeps the code of the finders. A browser that cannot do so still finds seats online. */
export async function keepFinderOffline(): Promise<void> {
  await Promise.all(scopes.map((scope) => keepPages('finder', scope))).catch(() => undefined)
}
