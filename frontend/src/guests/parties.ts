/* The parties of a guest list. */
import type { Guest } from '@/api/schema'
import { compareTexts } from '@/guests/names'

/** The names of all parties of a list, each once, in alphabetical order. */
export function partyNames(guests: readonly Guest[]): string[] {
  const names = guests.flatMap(({ party }) => (party == null ? [] : [party.name]))
  return [...new Set(names)].sort(compareTexts)
}
