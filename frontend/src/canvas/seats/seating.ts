/* What the plan shows of the seating: whose table changed, and what is written on a guest's chair. Pure values. */
import { fullName, initials, type Named } from '@/guests/names'
import type { Seating } from '@/guests/seating'
import type { ProposedSeat } from '@/guests/seating-service'
import type { SeatProposal } from '@/plan/types'
import type { GuestMark } from '@/canvas/store/prefs'

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

/** A proposal of auto-assign. */
export interface ShownProposal {
  readonly proposal: SeatProposal | undefined
  /** It is shown, and not the seats of the moment. */
  readonly isShown: boolean
}

export const NO_PROPOSAL: ShownProposal = { proposal: undefined, isShown: true }

export function shownSeats({ proposal, isShown }: ShownProposal): readonly ProposedSeat[] {
  return isShown && proposal !== undefined ? proposal.seats : []
}

// Painting asks for each chair.
let last: { seating: Seating; seats: readonly ProposedSeat[]; shown: Seating } | undefined

/** The seating as it would be with other seats. */
export function seatingWith(seating: Seating, seats: readonly ProposedSeat[]): Seating {
  if (seats.length === 0) return seating
  if (last?.seating === seating && last.seats === seats) return last.shown
  const bySeat = new Map(seating.bySeat)
  const moving = seats.flatMap(({ guest: id, seat }) => {
    const guest = seating.byId.get(id)
    return guest === undefined || guest.seat?.id === seat ? [] : [{ guest, seat }]
  })
  for (const { guest } of moving) if (guest.seat != null) bySeat.delete(guest.seat.id)
  for (const { guest, seat } of moving) if (seat !== undefined) bySeat.set(seat, guest)
  last = { seating, seats, shown: { ...seating, bySeat } }
  return last.shown
}
