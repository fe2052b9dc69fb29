/*
 * How this browser's reader writes dates and numbers. The product speaks English, so a reader of another language gets
 * British forms rather than a mix of two languages; lengths follow the region alone.
 */

/** Regions where rooms are measured in feet. */
const IN_FEET: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM'])

/** Returns the reader's kind of English, or British English. */
export function englishOf(languages: readonly string[]): string {
  return languages.find((language) => /^en(-|$)/i.test(language)) ?? 'en-GB'
}

/** Returns whether people measure rooms in feet where this language is set. */
export function measuresInFeet(language: string): boolean {
  try {
    return IN_FEET.has(new Intl.Locale(language).maximize().region ?? '')
  } catch {
    return true
  }
}

/** The languages of this browser; empty outside a browser. */
export const languages: readonly string[] =
  typeof navigator === 'undefined' ? [] : navigator.languages

/** The locale of dates and numbers. */
export const locale = englishOf(languages)

/** Whether plans are measured in feet until a person chooses. */
export const feetAtFirst = measuresInFeet(languages[0] ?? 'en-GB')
