/* What the plan shows of the seating: whose table changed, and what is written on a guest's chair. Pure values. */
import { fullName, initials, type Named } from '@/guests/names'
import type { Seating } from '@/guests/seating'
import type { GuestMark } from '@/features/planner/store/prefs'

/** What is written on a guest's chair: initials, the first name where it fits, or the seat's own letter. */
export function guestText(
  guest: Named,
  mark: GuestMark,
): { readonly words: string | undefined; readonly short?: string } {
  switch (mark) {
    case 'initials':
      return { words: initials(guest) }
    case 'names':
      return { words: guest.firstName.trim(), short: initials(guest) }
    case 'none':
      return { words: undefined }
  }
}

/** The table of a seat id, which is written `<table>-chair-<n>`. */
export function tableOfSeat(seatId: string): string {
  const at = seatId.lastIndexOf('-chair-')
  return at === -1 ? seatId : seatId.slice(0, at)
}

/** Tables whose picture differs between two seatings. */
export function changedTables(before: Seating, after: Seating): Set<string> {
  const changed = new Set<string>()
  const compare = (a: Seating, b: Seating): void => {
    for (const [seat, guest] of a.bySeat) {
      const other = b.bySeat.get(seat)
      if (other === undefined || fullName(other) !== fullName(guest)) changed.add(tableOfSeat(seat))
    }
  }
  compare(before, after)
  compare(after, before)
  return changed
}
