/* Numbers and counted words. */

import { locale } from '@/lib/locale'

const grouped = new Intl.NumberFormat(locale)

/** “1,204”. */
export function count(value: number): string {
  return grouped.format(value)
}

/** “1 guest”, “120 guests”. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

// eslint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\x00-\x7f]*$/

/** Folds case and accents away, so that “Zoe” finds “Zoë”. */
export function folded(text: string): string {
  // Most texts have no accents, and a list has many texts.
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
