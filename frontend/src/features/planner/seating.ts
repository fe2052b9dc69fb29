/* Who sits where: the guests of the event looked at from the chairs. Pure values. */

import type { Rsvp } from '@/api/schema'
import { hasDeclined } from '@/guests/rsvp'
import { searchable, searchGuests as searchAll } from '@/guests/search'
import { firstLetter } from '@/lib/first-letter'
import type { GuestMark } from '@/features/planner/store/prefs'

/** What the designer needs to know of a guest. */
export interface PlannerGuest {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly company: string
  readonly dietary: string
  readonly party: string | undefined
  /** What the guest answered. */
  readonly rsvp: Rsvp
  readonly seatId: string | undefined
  /** Whether a person gave the seat, and not auto-assign. */
  readonly byHand: boolean
}

export interface Seating {
  readonly guests: readonly PlannerGuest[]
  readonly bySeat: ReadonlyMap<string, PlannerGuest>
  readonly byId: ReadonlyMap<string, PlannerGuest>
}

export const NO_SEATING: Seating = { guests: [], bySeat: new Map(), byId: new Map() }

export function seatingOf(guests: readonly PlannerGuest[]): Seating {
  const bySeat = new Map<string, PlannerGuest>()
  for (const guest of guests) if (guest.seatId !== undefined) bySeat.set(guest.seatId, guest)
  return { guests, bySeat, byId: new Map(guests.map((guest) => [guest.id, guest])) }
}

export function fullName(guest: Pick<PlannerGuest, 'firstName' | 'lastName'>): string {
  return `${guest.firstName} ${guest.lastName}`.trim()
}

/** Says whether a guest has declined. One who still has a seat is listed with the seated ones, to be unseated there. */
export function isNotComing(guest: Pick<PlannerGuest, 'rsvp' | 'seatId'>): boolean {
  return hasDeclined(guest) && guest.seatId === undefined
}

/** Says whether a guest waits for a seat. */
export function needsSeat(guest: Pick<PlannerGuest, 'rsvp' | 'seatId'>): boolean {
  return guest.seatId === undefined && !isNotComing(guest)
}

export interface SeatCounts {
  /** Everyone who may come, seated or not. */
  readonly expected: number
  readonly seated: number
  readonly unseated: number
}

/** Counts guests; those who are not coming count nowhere. */
export function seatCounts(guests: readonly PlannerGuest[]): SeatCounts {
  const seated = guests.filter((guest) => guest.seatId !== undefined).length
  const unseated = guests.filter(needsSeat).length
  return { expected: seated + unseated, seated, unseated }
}

/** First letters of first and last name, whole characters in any script. */
export function initialsOf(guest: Pick<PlannerGuest, 'firstName' | 'lastName'>): string {
  return `${firstLetter(guest.firstName)}${firstLetter(guest.lastName)}`.toLocaleUpperCase()
}

/** What stands on a guest's chair: initials, the first name where it fits, or the seat's own letter. */
export function guestText(
  guest: Pick<PlannerGuest, 'firstName' | 'lastName'>,
  mark: GuestMark,
): { readonly words: string | undefined; readonly short?: string } {
  switch (mark) {
    case 'initials':
      return { words: initialsOf(guest) }
    case 'names':
      return { words: guest.firstName.trim(), short: initialsOf(guest) }
    case 'none':
      return { words: undefined }
  }
}

/** Keeps guests whose name, e-mail, mobile or company contains the words; case and accents do not count. */
export function searchGuests(guests: readonly PlannerGuest[], query: string): PlannerGuest[] {
  return searchAll(searchable(guests), query)
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

/** Splits a typed name: the first word is the first name and the rest the last name, which may be empty. */
export function splitName(text: string): { firstName: string; lastName: string } | undefined {
  const [first, ...rest] = text.trim().split(/\s+/)
  if (first === undefined || first === '') return undefined
  return { firstName: first, lastName: rest.join(' ') }
}

/** A guest who goes to a seat, or to none. */
export interface SeatMove {
  readonly guestId: string
  readonly seatId: string | undefined
  /** Absent where a person gives the seat. */
  readonly byHand?: boolean
}

/** A guest who gets a former seat again, from whoever had given it. */
export interface SeatBack {
  readonly guestId: string
  readonly seatId: string
  readonly byHand: boolean
}

/** The seating after some guests have moved. */
export function moved(seating: Seating, moves: readonly SeatMove[]): Seating {
  const to = new Map(moves.map((move) => [move.guestId, move]))
  return seatingOf(
    seating.guests.map((guest) => {
      const move = to.get(guest.id)
      if (move === undefined) return guest
      return { ...guest, seatId: move.seatId, byHand: move.byHand ?? true }
    }),
  )
}

/** Everyone of the guest's party who waits for a seat, the guest first. */
export function waitingParty(seating: Seating, guest: PlannerGuest): PlannerGuest[] {
  if (guest.party === undefined) return [guest]
  const others = seating.guests.filter(
    (other) => other.id !== guest.id && other.party === guest.party && needsSeat(other),
  )
  return [guest, ...others]
}
