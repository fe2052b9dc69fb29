/* What the guest list computes: filters and order. */
import type { Guest, GuestStatus } from '@/api/schema'
import { compareNames, compareTexts } from '@/guests/names'
import { partyNames } from '@/guests/parties'
import { tableText } from '@/guests/places'
import { rsvpWords } from '@/guests/rsvp'
import { searchGuests } from '@/guests/search'
import { isNotComing, isSeated, needsSeat } from '@/guests/seating'
import { parseSorting } from '@/lib/list-state'
import type { ListFilter } from '@/ui/FilteredList'

/** The list as it is without anything in the address. An empty filter lets every guest through. */
export const listDefaults = { search: '', rsvp: '', seat: '', party: '', sort: 'name' }

export type GuestListState = typeof listDefaults

type Option = { value: string; label: string }

const seatGroups: readonly (Option & { fits: (guest: Guest) => boolean })[] = [
  { value: 'none', label: 'Not seated', fits: needsSeat },
  { value: 'seated', label: 'Seated', fits: isSeated },
  { value: 'not-coming', label: 'Not coming', fits: isNotComing },
]

/** What the list can be narrowed to, in the order of the fields. */
export function guestFilters(guests: readonly Guest[]): ListFilter<'rsvp' | 'seat' | 'party'>[] {
  const answers = Object.entries(rsvpWords).map(([value, label]) => ({ value, label }))
  const parties = partyNames(guests).map((name) => ({ value: name, label: name }))
  return [
    { name: 'rsvp', label: 'RSVP', any: 'Any answer', options: answers },
    { name: 'seat', label: 'Seat', any: 'Seated or not', options: seatGroups },
    { name: 'party', label: 'Party', any: 'Any party', options: parties },
  ]
}

/** Returns the guests that the search finds and all filters let through. */
export function filterGuests(
  guests: readonly Guest[],
  { rsvp, seat, party, search }: GuestListState,
): readonly Guest[] {
  const group = seatGroups.find(({ value }) => value === seat)
  const fitting = guests.filter(
    (guest) =>
      (rsvp === '' || guest.rsvp === rsvp) &&
      (group === undefined || group.fits(guest)) &&
      (party === '' || guest.party?.name === party),
  )
  return searchGuests(fitting, search)
}

const statuses: readonly GuestStatus[] = [
  'pending',
  'confirmed',
  'assigned',
  'checked-in',
  'cancelled',
]

const compare: Partial<Record<string, (a: Guest, b: Guest) => number>> = {
  name: compareNames,
  seat: compareSeats,
  status: (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status),
}

/** Returns the guests in the asked order; equal ones, and all of an unknown column, are in the order of their names. */
export function sortGuests(guests: readonly Guest[], sort: string): readonly Guest[] {
  const { column, descending } = parseSorting(sort)
  const sign = descending ? -1 : 1
  const inOrder = compare[column] ?? compareNames
  return [...guests].sort((a, b) => sign * inOrder(a, b) || compareNames(a, b))
}

/** By table, then by seat; guests without a table come last. */
function compareSeats(a: Guest, b: Guest): number {
  if (a.table == null || b.table == null) return Number(a.table == null) - Number(b.table == null)
  return (
    compareTexts(tableText(a.table), tableText(b.table)) ||
    (a.seat?.seatNumber ?? 0) - (b.seat?.seatNumber ?? 0)
  )
}
