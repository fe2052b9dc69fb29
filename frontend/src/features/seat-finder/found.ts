/* What the result shows, for all finders. */
import type { FinderEvent, FoundGuest } from '@/api/finder-types'
import type { FoundSeat } from '@/api/schema'

/** A found seat; `code` is the code on the invitation, for those who have it. */
export type FoundResult = FoundGuest

/** Converts a result of the look-up by code to the shape of the other finders. */
export function foundByCode(found: FoundSeat, code: string): FoundResult {
  const { event, guest, table, seat, routeKey } = found
  return {
    event: finderEventOf(event),
    guest,
    table: table ?? null,
    seat: seat ?? null,
    routeKey: routeKey ?? null,
    code,
  }
}

/** Converts an event: the look-up by code gives the start as an instant with the local time beside it. */
function finderEventOf({ localDate, ...event }: FoundSeat['event']): FinderEvent {
  return { ...event, date: localDate }
}

/** Returns the guest's full name; empty for a seat that was found by its id. */
export function nameOf({ guest }: FoundResult): string {
  return guest == null ? '' : `${guest.firstName} ${guest.lastName}`.trim()
}
