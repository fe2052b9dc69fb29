/* What the result of every finder shows, whichever way the seat was found. */
import type { FinderEvent, FoundGuest } from '@/api/finders'
import type { FoundSeat } from '@/api/schema'

/** A found seat; `code` is the code on the invitation, for those who have it. */
export type FoundResult = FoundGuest

/** A result of the look-up by code, in the shape of the other finders. */
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

/** The look-up by code has the start as an instant and the local time beside it. */
function finderEventOf({ localDate, ...event }: FoundSeat['event']): FinderEvent {
  return { ...event, date: localDate }
}

/** The guest's full name; empty for a seat that was found by its id. */
export function nameOf({ guest }: FoundResult): string {
  return guest == null ? '' : `${guest.firstName} ${guest.lastName}`.trim()
}
