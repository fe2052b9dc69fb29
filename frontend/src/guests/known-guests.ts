/* Guests who may be the one that is about to be added: the same name, or the same email address. Case does not count. */
import { fullName } from '@/guests/names'
import { foldCase } from '@/lib/words'

type Known = { firstName: string; lastName: string; email: string }

/** Returns the guests with the typed name or email address. */
export function knownGuests<G extends Known>(
  guests: readonly G[],
  typed: { name: string; email: string },
): G[] {
  const name = normal(typed.name)
  const email = normal(typed.email)
  return guests.filter(
    (guest) => normal(fullName(guest)) === name || (email !== '' && normal(guest.email) === email),
  )
}

function normal(text: string): string {
  return foldCase(text).trim().replace(/\s+/g, ' ')
}
