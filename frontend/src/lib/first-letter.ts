/* The first letter of a name for emblems, with the signs that belong to it: a whole character in any script. */
const LETTERS = new Intl.Segmenter()

/** `S` of `Smith`, `शि` of `शिव`; nothing of an empty name. */
export function firstLetter(name: string): string {
  const [first] = LETTERS.segment(name.trim())
  return first?.segment ?? ''
}
