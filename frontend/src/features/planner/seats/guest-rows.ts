/* The guest list of the seat assignment: filtered, searched and grouped by party, as one flat list of rows. Pure. */
import { searchGuests, type PlannerGuest } from '@/features/planner/seating'

export type SeatFilter = 'unseated' | 'seated'

export type GuestListRow =
  | { readonly kind: 'party'; readonly key: string; readonly name: string; readonly guests: number }
  | { readonly kind: 'guest'; readonly key: string; readonly guest: PlannerGuest }

const ALONE = 'No party'

/** Parties by name, each under a heading of its own; who belongs to none comes last. */
export function guestRows(
  guests: readonly PlannerGuest[],
  filter: SeatFilter,
  query: string,
): GuestListRow[] {
  const shown = searchGuests(guests, query).filter(
    (guest) => (guest.seatId === undefined) === (filter === 'unseated'),
  )
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
