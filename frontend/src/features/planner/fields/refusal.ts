/* Why a text was not taken: which field, what was written in it, what it takes, and what holds now. */

/** A sentence needs more room than a field that stands beside others. */
export const WIDE_WHEN_REFUSED = 'has-[[data-field-error]]:col-span-full'

/** Characters of what was written that are repeated; the rest is left out. */
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
