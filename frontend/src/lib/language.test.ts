import { expect, test } from 'vitest'
import { languageOf, listed, localeOf, parseLanguage, plural } from '@/lib/language'

test('the first language that there are texts for is chosen', () => {
  expect(languageOf([undefined, 'fr-CH', 'de-CH', 'en'])).toBe('de')
  expect(languageOf(['fr'])).toBe('en')
  expect(parseLanguage('DE')).toBe('de')
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
