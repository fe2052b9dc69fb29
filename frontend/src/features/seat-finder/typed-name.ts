/* Whether what is typed at a sign is a name. */

/** A name has several words, or letters that no code has. */
export function isName(text: string): boolean {
  return /\p{L}[.,]?\s+\p{L}/u.test(text) || /[^\p{ASCII}]/u.test(text)
}

/** Words, or nothing but letters: a name of one word, or a code. */
export function mayBeName(text: string): boolean {
  return isName(text) || /^[\p{L}\p{M}'’.-]{2,}$/u.test(text)
}
