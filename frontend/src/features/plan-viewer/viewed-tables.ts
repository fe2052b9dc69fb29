/* The tables of a plan with the guests at their seats, and the search over both. */
import type { Guest, Table } from '@/api/schema'
import { searchGuests } from '@/guests/search'
import { foldCase } from '@/lib/words'

/** A seat and who has it. */
export type ViewedSeat = { id: string; label: string; guest: Guest | undefined }

/** A table and who sits there. */
export type ViewedTable = {
  id: string
  name: string
  capacity: number
  seats: ViewedSeat[]
  /** Guests of this table without a seat. */
  standing: Guest[]
  /** Guests with a seat or without. */
  assigned: number
}

/** What a search found, with how many guests there are beyond those shown. */
export type Found = { guests: readonly Guest[]; tables: readonly ViewedTable[]; more: number }

/** The most guests that a search shows. */
const guestsShown = 30

/** Joins tables and guests. */
export function viewedTables(tables: readonly Table[], guests: readonly Guest[]): ViewedTable[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const standing = new Map<string, Guest[]>()
  for (const guest of guests) {
    if (guest.table == null || guest.seat != null) continue
    standing.set(guest.table.id, [...(standing.get(guest.table.id) ?? []), guest])
  }
  return tables.map(({ id, name, number, capacity, seats }) => {
    const viewed = seats.map(({ id, label, guestId }) => ({
      id,
      label,
      guest: guestId === undefined ? undefined : byId.get(guestId),
    }))
    const without = standing.get(id) ?? []
    // A guest whom the caller may not see still has the seat.
    const taken = seats.filter(({ guestId }) => guestId !== undefined).length
    return {
      id,
      name: name === '' ? `Table ${String(number ?? '')}`.trim() : name,
      capacity,
      seats: viewed,
      standing: without,
      assigned: taken + without.length,
    }
  })
}

/** Finds guests who have a table, and tables by their name. */
export function findInPlan(
  tables: readonly ViewedTable[],
  guests: readonly Guest[],
  query: string,
): Found {
  const found = searchGuests(guests, query)
  const wanted = foldCase(query.trim())
  return {
    guests: found.slice(0, guestsShown),
    more: Math.max(0, found.length - guestsShown),
    tables: tables.filter(({ name }) => foldCase(name).includes(wanted)),
  }
}
