/* The words that the build hands to the server. */
import { describe, expect, test } from 'vitest'
import { serverWords } from '@/guest-app/server-words'
import { allLanguages } from '@/lib/language'
import { textsIn } from '@/testing/pseudo'
import fallback from '../../../crates/api/src/routes/guest_html/words.json'

const words = serverWords()

/** The shape of some texts, without what they say. */
const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, keysOf(each)]))
    : typeof value

test('every language of the pages for guests is there', () => {
  expect(Object.keys(words)).toEqual(allLanguages)
})

test('English is what the server falls back to, with the title of the page', () => {
  const form = { ...fallback.form, title: 'Your invitation' }
  expect(words.en).toEqual({ ...fallback, form })
})

describe.each(allLanguages)('%s', (language) => {
  const own = words[language]

  test('every text is there, and none is empty', () => {
    expect(keysOf(own)).toEqual(keysOf(fallback))
    expect(textsIn(own).filter((text) => text.trim() === '')).toEqual([])
  })

  test('a name has its place in a greeting and in a question, once', () => {
    const withPlace = textsIn(own).filter((text) => text.includes('{}'))
    expect(withPlace).toEqual([own?.lookup.welcome, own?.form.question])
    expect(withPlace.map((text) => text.split('{}').length)).toEqual([2, 2])
  })
})
