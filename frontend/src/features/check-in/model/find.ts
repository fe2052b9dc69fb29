/* Finding a guest by a few letters of the name, and a table for a guest without one. */
import type { DoorListTable } from '@/api/check-in'
import type { DoorGuest } from '@/features/check-in/model/roster'
import { fullName } from '@/guests/names'
import { foldCase } from '@/lib/words'

// A name is folded once, so that each key press only compares.
const foldedNames = new Map<string, string>()

function foldedName(guest: DoorGuest): string {
  const name = `${fullName(guest)} ${guest.party?.name ?? ''}`
  const known = foldedNames.get(name)
  if (known !== undefined) return known
  const now = ` ${foldCase(name)}`
  foldedNames.set(name, now)
  return now
}

/** Returns the guests whose name or party holds every word of the query; those in which a word begins with it come first. */
export function findGuests(guests: readonly DoorGuest[], query: string, most = 8): DoorGuest[] {
  const words = foldCase(query).split(/\s+/).filter(Boolean)
  if (words.join('').length < 2) return []
  const begin: DoorGuest[] = []
  const hold: DoorGuest[] = []
  for (const guest of guests) {
    const name = foldedName(guest)
    if (!words.every((word) => name.includes(word))) continue
    ;(words.every((word) => name.includes(` ${word}`)) ? begin : hold).push(guest)
  }
  return [...begin, ...hold].slice(0, most)
}

/**
 * Suggests the table with the most free seats, then the one with the lowest number. `promised`: seats that walk-ins of
 * this device were sent to and that the list does not know of.
 */
export function suggestTable(
  tables: readonly DoorListTable[],
  promised: ReadonlyMap<string, number>,
): DoorListTable | undefined {
  const free = ({ id, free }: DoorListTable) => free - (promised.get(id) ?? 0)
  return tables
    .filter((table) => free(table) > 0)
    .sort((a, b) => free(b) - free(a) || (a.tableNumber ?? Infinity) - (b.tableNumber ?? Infinity))
    .at(0)
}
