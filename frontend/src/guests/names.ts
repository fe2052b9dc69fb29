/* The names of guests: in full, as initials, as typed into one field, and in order. */
import type { Guest } from '@/api/schema'
import { firstLetter } from '@/lib/first-letter'

export type Named = Pick<Guest, 'firstName' | 'lastName'>

/** First and last name; the last name may be missing. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** First letters of first and last name, whole characters in any script. */
export function initials({ firstName, lastName }: Named): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`.toLocaleUpperCase()
}

/**
 * Splits a typed name: the first word is the first name and the rest the last name. A single word is a first name
 * without a last name, and both are empty when nothing was typed.
 */
export function splitName(typed: string): Named {
  const [firstName = '', ...rest] = typed.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

// In the reader's own order: “Ægisson” sorts before “von …” for most, and after “z” for Danes.
const order = new Intl.Collator(undefined, { numeric: true })

/** Compares texts in the reader's own order. */
export const compareTexts = (a: string, b: string): number => order.compare(a, b)

/** Compares guests by last name, then by first name. */
export function compareNames(a: Named, b: Named): number {
  return compareTexts(a.lastName, b.lastName) || compareTexts(a.firstName, b.firstName)
}
