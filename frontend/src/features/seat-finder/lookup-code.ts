/* What a typed lookup code becomes. */

/** Characters of a complete code. */
export const codeLength = 6

/** Makes upper case and usual width, drops everything but letters and digits, and cuts to six characters. */
export function cleanCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)
}

/** Returns whether a code has a character that no code has, since it is mistaken for another: 0, O, 1 or I. */
export function hasLookAlike(code: string): boolean {
  return /[0O1I]/.test(code)
}
