/* What the guest list computes: names, order, places, figures. */
import type { Guest } from '@/api/schema'
import { hasDeclined } from '@/guests/rsvp'

/** First and last name; the last name may be missing. */
export function fullName(guest: Pick<Guest, 'firstName' | 'lastName'>): string {
  return `${guest.firstName} ${guest.lastName}`.trim()
}

// In the reader's own order: “Ægisson” sorts before “von …” for most, and after “z” for Danes.
const names = new Intl.Collator(undefined, { numeric: true })

/** Returns the guests by last name, then by first name. */
export function byName(guests: readonly Guest[]): Guest[] {
  return [...guests].sort(
    (a, b) => names.compare(a.lastName, b.lastName) || names.compare(a.firstName, b.firstName),
  )
}

/** How many guests hold a seat. */
export function seatedCount(guests: readonly Guest[]): number {
  return guests.filter((guest) => guest.seat != null).length
}

/** How many guests are to have a seat: all but those who declined. */
export function expectedCount(guests: readonly Guest[]): number {
  return guests.filter((guest) => !hasDeclined(guest)).length
}

/** “Table 4, seat B”, “Table 4”, or an empty text. */
export function placeOf(guest: Pick<Guest, 'table' | 'seat'>): string {
  if (guest.table == null) return ''
  const { name, tableNumber } = guest.table
  const table = name !== '' ? name : `Table ${String(tableNumber ?? '')}`.trim()
  return guest.seat == null ? table : `${table}, seat ${guest.seat.seatLabel}`
}

/** The place, or the reason for having no place. */
export function seatText(guest: Guest): string {
  return placeOf(guest) || (hasDeclined(guest) ? 'No seat needed' : 'No seat yet')
}

/**
 * Splits a typed name: the first word is the first name, the rest the last name.
 * A single word is a first name without a last name.
 */
export function splitName(typed: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = typed.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
