/* Numbers and counted words. */

import { locale } from '@/lib/locale'

const grouped = new Intl.NumberFormat(locale)

/** “1,204”. */
export function count(value: number): string {
  return grouped.format(value)
}

/** “1 guest”, “120 guests”. */
export function countNoun(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const ordinalEndings: Partial<Record<Intl.LDMLPluralRule, string>> = {
  ...{ one: 'st', two: 'nd', few: 'rd' },
}

/** “1st”, “22nd”, “113th”. */
export function ordinal(value: number): string {
  return `${count(value)}${ordinalEndings[ordinals.select(value)] ?? 'th'}`
}

// eslint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\x00-\x7f]*$/

// Letters with a stroke and joined letters have no decomposition.
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
}
const specialLetters = /[øłđðħıßæœþ]/g

/** Folds case and accents away, so that “Zoe” finds “Zoë” and “Soren” finds “Søren”. */
export function foldCase(text: string): string {
  // Most texts have no accents, and a list has many texts.
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(specialLetters, (letter) => plainLetters[letter] ?? letter)
}
