/* What the guest list computes: names, search, places, figures. */
import type { Guest } from '@/api/schema'
import { folded } from '@/lib/words'

/** A guest with the texts that a search looks into, folded once. */
export type SearchableGuest = { guest: Guest; texts: readonly string[]; digits: string }

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

/** Folds names, addresses and phone numbers of a list, so that each key press only compares. */
export function searchable(guests: readonly Guest[]): SearchableGuest[] {
  return guests.map((guest) => ({
    guest,
    texts: [fullName(guest), guest.lastName, guest.email, guest.mobile].map(folded),
    digits: guest.mobile.replace(/\D/g, ''),
  }))
}

/** Returns the guests whose first name, last name, full name, e-mail or mobile holds the query. */
export function searchGuests(list: readonly SearchableGuest[], query: string): Guest[] {
  const wanted = folded(query.trim()).replace(/\s+/g, ' ')
  const wantedDigits = /^[\d\s()+./-]+$/.test(wanted) ? wanted.replace(/\D/g, '') : ''
  return list
    .filter(
      ({ texts, digits }) =>
        texts.some((text) => text.includes(wanted)) ||
        (wantedDigits !== '' && digits.includes(wantedDigits)),
    )
    .map(({ guest }) => guest)
}

/** How many guests hold a seat. */
export function seatedCount(guests: readonly Guest[]): number {
  return guests.filter((guest) => guest.seat != null).length
}

/** “Table 4, seat B”, “Table 4”, or an empty text. */
export function placeOf(guest: Pick<Guest, 'table' | 'seat'>): string {
  if (guest.table == null) return ''
  const { name, tableNumber } = guest.table
  const table = name !== '' ? name : `Table ${String(tableNumber ?? '')}`.trim()
  return guest.seat == null ? table : `${table}, seat ${guest.seat.seatLabel}`
}

/**
 * Splits a typed name: the first word is the first name, the rest the last name.
 * A single word is a first name without a last name.
 */
export function splitName(typed: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = typed.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
