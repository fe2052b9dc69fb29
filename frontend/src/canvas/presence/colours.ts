/* The colour of a person, the same on every screen and in every session. */
import '@/canvas/presence/tokens.css'

export const COLOURS = 8

/** Text on the colour of a person. */
export const ON_COLOUR = 'var(--on-person)'

export function colourOf(userId: string): string {
  let hash = 0
  for (const letter of userId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return `var(--person-${String((hash % COLOURS) + 1)})`
}
