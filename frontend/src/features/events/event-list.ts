/* What the lists of events compute: search, filters, totals. */
import type { Event } from '@/api/schema'
import { isActive } from '@/features/events/status'
import { folded } from '@/lib/words'

/** Which part of time a list shows. */
export type Period = 'all' | 'upcoming' | 'past'

/** What a list of events is narrowed to; an empty status means every status. */
export type EventFilter = { query: string; status: string; period: Period }

/** Returns the events whose name or description holds the query and that fit status and period. */
export function filterEvents(
  events: readonly Event[],
  { query, status, period }: EventFilter,
  now: Date,
): Event[] {
  const wanted = folded(query.trim())
  return events.filter((event) => {
    const past = new Date(event.date).getTime() < now.getTime()
    return (
      (folded(event.name).includes(wanted) || folded(event.description).includes(wanted)) &&
      (status === '' || event.status === status) &&
      (period === 'all' || past === (period === 'past'))
    )
  })
}

/** The figures above the lists. */
export function eventTotals(events: readonly Event[]) {
  return {
    total: events.length,
    planning: events.filter((event) => event.status === 'planning').length,
    active: events.filter((event) => isActive(event.status)).length,
    guests: events.reduce((sum, event) => sum + event.guestCount, 0),
    assigned: events.reduce((sum, event) => sum + event.assignedSeats, 0),
  }
}

/** Seats of the plan that nobody holds; never less than 0. */
export function availableSeats(event: Pick<Event, 'seatCount' | 'assignedSeats'>): number {
  return Math.max(0, event.seatCount - event.assignedSeats)
}

/** Guests that the plan has no seat for. */
export function missingSeats(event: Pick<Event, 'seatCount' | 'guestCount'>): number {
  return Math.max(0, event.guestCount - event.seatCount)
}
