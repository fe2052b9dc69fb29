/* Compares names as people write them: case, accents, marks and the order of the words do not count. */
import { foldCase } from '@/lib/words'

/** Letters that have no accent to fold away, and how they are written without them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** The words of a name in alphabetical order, folded: “Müller, Jean-Luc” and “Jean Luc MULLER” have the same. */
export function nameWords(name: string): readonly string[] {
  // Most names of a long list need none of the slow steps.
  const words = /^[a-z]+( [a-z]+)*$/i.test(name)
    ? name.toLowerCase().split(' ')
    : foldedLetters(name).split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '').sort()
}

function foldedLetters(name: string): string {
  return foldCase(name)
    .replace(/['’`]/g, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
}

/**
 * Whether two names may be spellings of one: each word of the shorter has its match in the longer, all but one of them
 * exactly. That one may have a typo or be shortened (“Rob” for “Robert”, “J” for “John”).
 */
export function namesAlike(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return false
  const left = [...long]
  const inexact = short.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const [word, ...others] = inexact
  if (word === undefined) return true
  return others.length === 0 && left.some((match) => wordsAlike(word, match))
}

function wordsAlike(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one) || differsByOneTypo(one, other)
}

/** One letter more, less or other, or two neighbours swapped. */
function differsByOneTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const inOne = one.slice(start, one.length - end)
  const inOther = other.slice(start, other.length - end)
  if (inOne.length <= 1 && inOther.length <= 1) return true
  return inOne.length === 2 && inOne === [...inOther].reverse().join('')
}
