/* The search of every guest list: case and accents do not count, and digits find a phone number however it is written. */
import type { Guest } from '@/api/schema'
import { folded } from '@/lib/words'

type Searched = Pick<Guest, 'firstName' | 'lastName' | 'email' | 'mobile' | 'company'>

/** A guest with the texts that a search looks into, folded once. */
export type SearchableGuest<G> = { guest: G; texts: readonly string[]; digits: string }

/** Folds names, addresses, phone numbers and companies of a list, so that each key press only compares. */
export function searchable<G extends Searched>(guests: readonly G[]): SearchableGuest<G>[] {
  return guests.map((guest) => ({
    guest,
    texts: [
      `${guest.firstName} ${guest.lastName}`,
      guest.lastName,
      guest.email,
      guest.mobile,
      guest.company,
    ].map(folded),
    digits: guest.mobile.replace(/\D/g, ''),
  }))
}

/** Returns the guests whose first name, last name, full name, e-mail, mobile or company contains the query. */
export function searchGuests<G>(list: readonly SearchableGuest<G>[], query: string): G[] {
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
