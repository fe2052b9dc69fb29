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

/** Folds case and accents away, so that “Zoe” finds “Zoë”. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
