/* Makes the seat finders and the ticket load without a network, for guests inside thick walls. */
import { keepPages } from '@/lib/offline-pages'

/** The beginnings of the addresses: `/find-seat` and `/find-my-seat`, `/seat-lookup`, `/ticket`. */
const scopes = ['/find', '/seat-lookup', '/ticket']

/** Milliseconds after the page has come: what it still asks for is there by then. */
const atRestMs = 2000

/** Keeps the code of the pages, after what the first visit needs. A browser that cannot do so still works online. */
export async function keepFinderOffline(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true })
    })
  }
  await new Promise((resolve) => setTimeout(resolve, atRestMs))
  await Promise.all(scopes.map((scope) => keepPages('finder', scope))).catch(() => undefined)
}
