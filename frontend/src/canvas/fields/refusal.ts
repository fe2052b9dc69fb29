/* Explains why a text was refused: the field, the text, what the field accepts, and its current value. */

/** Widens a field beside others, because the sentence needs more room. */
export const WIDE_WHEN_REFUSED = 'has-[[data-field-error]]:col-span-full'

/** Longest repeated part of the text, in characters; the rest is cut off. */
const LONGEST = 24

/** `Width cannot be “abc”. 10 ft to 500 ft. It stays 50 ft.` */
export function refusal(label: string, text: string, rule: string, shown: string): string {
  return `${refused(label, text, rule)} ${kept(shown)}`
}

/** `Width cannot be “abc”. 10 ft to 500 ft.` */
export function refused(label: string, text: string, rule: string): string {
  return `${label} cannot be ${quoted(text.trim())}. ${rule.replace(/\.$/, '')}.`
}

function quoted(text: string): string {
  if (text === '') return 'empty'
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`
}

function kept(shown: string): string {
  return shown === '' ? 'Nothing was changed.' : `It stays ${shown}.`
}
