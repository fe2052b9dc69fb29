/* Who sits where: the guests of an event, looked at from the seats. Pure values. */
import type { Guest } from '@/api/schema'
import { hasDeclined } from '@/guests/rsvp'

export type Seating = {
  guests: readonly Guest[]
  bySeat: ReadonlyMap<string, Guest>
  byId: ReadonlyMap<string, Guest>
}

export const noSeating: Seating = { guests: [], bySeat: new Map(), byId: new Map() }

export function seatingOf(guests: readonly Guest[]): Seating {
  const bySeat = new Map<string, Guest>()
  for (const guest of guests) if (guest.seat != null) bySeat.set(guest.seat.id, guest)
  return { guests, bySeat, byId: new Map(guests.map((guest) => [guest.id, guest])) }
}

type SeatFacts = Pick<Guest, 'rsvp' | 'seat'>

export function isSeated({ seat }: Pick<Guest, 'seat'>): boolean {
  return seat != null
}

/** True when a guest has declined. One who still has a seat is listed with the seated ones, to be unseated there. */
export function isNotComing(guest: SeatFacts): boolean {
  return hasDeclined(guest) && !isSeated(guest)
}

/** True when a guest waits for a seat. */
export function needsSeat(guest: SeatFacts): boolean {
  return !isSeated(guest) && !isNotComing(guest)
}

/** The three groups of a guest list, in the order in which they are shown. */
export function groupGuests<G extends SeatFacts>(guests: readonly G[]) {
  return {
    notSeated: guests.filter(needsSeat),
    seated: guests.filter(isSeated),
    notComing: guests.filter(isNotComing),
  }
}

type SeatCounts = {
  /** Everyone who may come, seated or not. */
  expected: number
  seated: number
  unseated: number
}

/** Counts guests; those who are not coming count nowhere. */
export function seatCounts(guests: readonly SeatFacts[]): SeatCounts {
  const seated = guests.filter(isSeated).length
  const unseated = guests.filter(needsSeat).length
  return { expected: seated + unseated, seated, unseated }
}

/** Everyone of the guest's party who waits for a seat, the guest first. */
export function waitingParty({ guests }: Seating, guest: Guest): Guest[] {
  const { party } = guest
  if (party == null) return [guest]
  const others = guests.filter(
    (other) => other.id !== guest.id && other.party?.name === party.name && needsSeat(other),
  )
  return [guest, ...others]
}
