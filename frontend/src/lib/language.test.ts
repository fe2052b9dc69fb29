import { expect, test } from 'vitest'
import {
  allLanguages,
  directionOf,
  languageOf,
  listed,
  localeOf,
  parseLanguage,
  plural,
} from '@/lib/language'

test('the first language that there are texts for is chosen', () => {
  expect(languageOf([undefined, 'ja-JP', 'de-CH', 'en'])).toBe('de')
  expect(languageOf(['ja'])).toBe('en')
  expect(parseLanguage('DE')).toBe('de')
  expect(parseLanguage('constructor')).toBeUndefined()
})

test('dates and numbers follow the region of the reader', () => {
  expect(localeOf('de', ['en-US', 'de-AT'])).toBe('de-AT')
  expect(localeOf('de', ['en-US'])).toBe('de')
  expect(localeOf('en', ['de-AT'])).toBe('en-GB')
})

test('counted texts and lists follow the language', () => {
  const texts = { one: '# Gast', other: '# Gäste' }
  expect(plural('de', 1, texts)).toBe('1 Gast')
  expect(plural('de', 1200, texts)).toBe('1.200 Gäste')
  expect(listed('de', ['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben und Cleo')
})

test('Hebrew is known by its former code, and its pages and Arabic ones run from right to left', () => {
  expect(parseLanguage('iw-IL')).toBe('he')
  expect(allLanguages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'he'])
})

test('every plural category of a language has its form', () => {
  const polish = { one: '# gość', few: '# goście', many: '# gości', other: '# gościa' }
  const counts = [1, 2, 5, 22, 1.5]
  expect(counts.map((count) => plural('pl', count, polish))).toEqual([
    ...['1 gość', '2 goście', '5 gości', '22 goście', '1,5 gościa'],
  ])
  const french = { one: '# invité', other: '# invités' }
  expect(plural('fr', 0, french)).toBe('0 invité')
  expect(plural('fr', 1_000_000, french)).toMatch(/^1\D000\D000 invités$/)
  const arabic = { zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100' }
  expect([0, 1, 2, 3, 11, 100].map((count) => plural('ar', count, arabic))).toEqual([
    ...['0', '1', '2', '3', '11', '100'],
  ])
})

test('Arabic dates are Gregorian, in the digits of codes and seats', () => {
  const locale = localeOf('ar', ['ar-SA'])
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  expect(date.format(new Date('2027-06-12T12:00:00Z'))).toMatch(/12 يونيو 2027/)
})
