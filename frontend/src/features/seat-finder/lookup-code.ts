/* What a typed lookup code becomes. */

/** Characters of a complete code. */
export const codeLength = 6

/** Makes upper case, drops everything but letters and digits, and cuts to six characters. */
export function cleanCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)
}
