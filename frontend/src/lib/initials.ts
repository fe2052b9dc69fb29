/* Up to two letters that represent a name. */
import { firstLetter } from '@/lib/first-letter'

/** “AR” for Ana Ruiz; one letter for a single word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word === undefined ? '' : firstLetter(word),
  )
  return letters.join('').toUpperCase()
}
