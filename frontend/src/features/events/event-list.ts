/* What the lists of events compute: search, filters, order, totals. */
import type { Event, EventStatus, Guest } from '@/api/schema'
import { isActive, statuses } from '@/features/events/status'
import type { Sorting } from '@/lib/list-state'
import { capitalised } from '@/lib/capitalised'
import { foldCase } from '@/lib/words'
import type { ListFilter } from '@/ui/FilteredList'

/** The list of all events as it is without anything in the address. */
export const listDefaults = { query: '', status: '', period: 'all', from: '', to: '', sort: 'date' }

/** What a list of events is narrowed to. An empty status means every status; a day of a range may be empty. */
export type EventFilter = Omit<typeof listDefaults, 'sort'>

/** The choices of the list besides the search. */
export const eventFilters: readonly ListFilter<'status' | 'period'>[] = [
  {
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: [
      { value: 'active', label: 'Active' },
      ...statuses.map((status) => ({ value: status, label: capitalised(status) })),
    ],
  },
  {
    name: 'period',
    label: 'Date',
    any: 'Any date',
    options: [
      { value: 'upcoming', label: 'Upcoming' },
      { value: 'past', label: 'Past' },
      { value: 'month', label: 'This month' },
      { value: 'range', label: 'Date range' },
    ],
  },
]

/** Returns the events whose name or description holds the query and that fit status and period. */
export function filterEvents(
  events: readonly Event[],
  filter: EventFilter,
  now: Date,
): readonly Event[] {
  const wanted = foldCase(filter.query.trim())
  return events.filter(
    (event) =>
      (foldCase(event.name).includes(wanted) || foldCase(event.description).includes(wanted)) &&
      fitsStatus(event.status, filter.status) &&
      fitsPeriod(event, filter, now),
  )
}

function fitsStatus(status: EventStatus, wanted: string): boolean {
  return wanted === '' || status === wanted || (wanted === 'active' && isActive(status))
}

// Days are those of the event's own calendar: a party on the 1st in Auckland is in the new month.
function fitsPeriod(event: Event, { period, from, to }: EventFilter, now: Date): boolean {
  const day = event.localDate.slice(0, 10)
  switch (period) {
    case 'upcoming':
      return !isOver(event, now)
    case 'past':
      return isOver(event, now)
    case 'month':
      return day.slice(0, 7) === monthOf(now)
    case 'range':
      return (from === '' || day >= from) && (to === '' || day <= to)
    default:
      return true
  }
}

function isOver(event: Event, now: Date): boolean {
  return new Date(event.endDate ?? event.date).getTime() < now.getTime()
}

function monthOf(now: Date): string {
  return `${String(now.getFullYear())}-${String(now.getMonth() + 1).padStart(2, '0')}`
}

const names = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' })

const byDate = (a: Event, b: Event) => Date.parse(a.date) - Date.parse(b.date)

const compare: Partial<Record<string, (a: Event, b: Event) => number>> = {
  name: (a, b) => names.compare(a.name, b.name),
  date: byDate,
  status: (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status),
  guests: (a, b) => a.guestCount - b.guestCount,
  activity: (a, b) => Date.parse(a.lastActivity) - Date.parse(b.lastActivity),
}

/** Returns the events in the asked order; equal ones, and all of an unknown column, are in the order of their dates. */
export function sortEvents(
  events: readonly Event[],
  { column, descending }: Sorting,
): readonly Event[] {
  const sign = descending ? -1 : 1
  const inOrder = compare[column] ?? byDate
  return [...events].sort((a, b) => sign * inOrder(a, b) || byDate(a, b))
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

/** Returns the number of unassigned seats in the plan; never less than 0. */
export function availableSeats(event: Pick<Event, 'seatCount' | 'assignedSeats'>): number {
  return Math.max(0, event.seatCount - event.assignedSeats)
}

/** Returns how many attending or arrived guests exceed the seats of the plan; never less than 0. */
export function missingSeats(
  guests: readonly Pick<Guest, 'status' | 'rsvp' | 'attendance'>[],
  seatCount: number,
): number {
  const attending = guests.filter(
    ({ status, rsvp, attendance }) =>
      status !== 'cancelled' && (rsvp === 'attending' || attendance === 'arrived'),
  )
  return Math.max(0, attending.length - seatCount)
}

/** Whole or begun days until a deleted event can no longer be restored. */
export function daysLeft(restorableUntil: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(restorableUntil) - now.getTime()) / 86_400_000))
}
