/*
 * The seat that was found last in this browser, with the way there, so that a guest inside thick walls sees it again
 * without a network. It is kept until a day after its event.
 */
import { isStillKept, withKept } from '@/lib/guest-store'
import { toPromise } from '@/lib/indexed-db'

const last = 'last'

/** What is kept; the parts are as the server has sent them. */
export type KeptSeat<Found, Route> = {
  found: Found
  /** Ways to the nearest entrance, and the options that they were asked for with. */
  routes: { stepFree: boolean; route: Route }[]
  /** Milliseconds of the clock of this device. */
  savedAt: number
}

type Dated = { event: { endsAt: string } }

/** Keeps a seat in place of the last one; a browser that cannot do so only works online. */
export async function keepSeat<Found extends Dated, Route>(
  kept: KeptSeat<Found, Route>,
): Promise<void> {
  await withKept('readwrite', (seats) => toPromise(seats.put(kept, last))).catch(() => undefined)
}

/** Returns the last seat until a day after its event; undefined without one. */
export async function keptSeat<Found extends Dated, Route>(
  now: number,
): Promise<KeptSeat<Found, Route> | undefined> {
  try {
    const kept: unknown = await withKept('readonly', (seats) => toPromise(seats.get(last)))
    if (!isKept<Found, Route>(kept)) return undefined
    if (isStillKept(kept.found.event.endsAt, now)) return kept
    await withKept('readwrite', (seats) => toPromise(seats.delete(last)))
    return undefined
  } catch {
    return undefined
  }
}

/** Only this module writes the record, so that its outline is enough to know it. */
function isKept<Found, Route>(value: unknown): value is KeptSeat<Found, Route> {
  return typeof value === 'object' && value !== null && 'found' in value && 'routes' in value
}
