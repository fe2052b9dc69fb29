/* Which English, and which unit of length, a browser's languages ask for. */
import { expect, test } from 'vitest'
import { englishOf, measuresInFeet } from '@/lib/locale'

test.each([
  [['en-US', 'en'], 'en-US'],
  [['de-DE', 'en-US'], 'en-US'],
  [['ar', 'fr'], 'en-GB'],
  [[], 'en-GB'],
])('%j gives %s', (languages, locale) => {
  expect(englishOf(languages)).toBe(locale)
})

test.each([
  ['en-US', true],
  ['en', true],
  ['en-GB', true],
  ['my', true],
  ['de', false],
  ['en-AU', false],
  ['ja-JP', false],
  ['fr-CA', false],
  ['not a language', true],
])('%s measures in feet: %s', (language, feet) => {
  expect(measuresInFeet(language)).toBe(feet)
})
