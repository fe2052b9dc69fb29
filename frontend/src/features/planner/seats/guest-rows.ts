/* The guest list of the seat assignment: filtered, searched and grouped by party, as one flat list of rows. Pure. */
import { notComingRows, type NotComingRow } from '@/features/planner/panels/attendees/not-coming'
import { needsSeat, searchGuests, type PlannerGuest } from '@/features/planner/seating'

export type SeatFilter = 'unseated' | 'seated'

export type GuestListRow =
  | { readonly kind: 'party'; readonly key: string; readonly name: string; readonly guests: number }
  | { readonly kind: 'guest'; readonly key: string; readonly guest: PlannerGuest }
  | NotComingRow

const ALONE = 'No party'

/**
 * Parties by name, each under a heading of its own; guests without one come last. Below those who wait for a seat is the
 * group of those who have declined.
 */
export function guestRows(
  guests: readonly PlannerGuest[],
  filter: SeatFilter,
  query: string,
  declinedOpen: boolean,
): GuestListRow[] {
  const found = searchGuests(guests, query)
  if (filter === 'seated') return partyRows(found.filter(({ seatId }) => seatId !== undefined))
  return [...partyRows(found.filter(needsSeat)), ...notComingRows(found, declinedOpen)]
}

function partyRows(shown: readonly PlannerGuest[]): GuestListRow[] {
  const parties = new Map<string, PlannerGuest[]>()
  const alone: PlannerGuest[] = []
  for (const guest of shown) {
    if (guest.party === undefined || guest.party === '') alone.push(guest)
    else parties.set(guest.party, [...(parties.get(guest.party) ?? []), guest])
  }
  const groups = [...parties].sort(([a], [b]) => a.localeCompare(b))
  const rows = groups.flatMap(([name, members]) => rowsOf(name, members))
  if (alone.length === 0) return rows
  return rows.length === 0 ? alone.map(rowOf) : [...rows, ...rowsOf(ALONE, alone)]
}

function rowsOf(name: string, guests: readonly PlannerGuest[]): GuestListRow[] {
  return [
    { kind: 'party', key: `party ${name}`, name, guests: guests.length },
    ...guests.map(rowOf),
  ]
}

function rowOf(guest: PlannerGuest): GuestListRow {
  return { kind: 'guest', key: guest.id, guest }
}
