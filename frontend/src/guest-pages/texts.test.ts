/* The texts of every language against the English ones: nothing is left out, and the rules of its typography hold. */
import { describe, expect, test } from 'vitest'
import { texts as confirmAnswer } from '@/features/confirm-answer/languages/en'
import { answer } from '@/features/rsvp/languages/en'
import { page } from '@/features/rsvp/languages/en-page'
import { finder } from '@/features/seat-finder/languages/en'
import { later } from '@/features/seat-finder/languages/en-later'
import { result } from '@/features/seat-finder/result/languages/en'
import { texts as ticket } from '@/features/ticket/languages/en'
import { texts as unsubscribe } from '@/features/unsubscribe/languages/en'
import { texts as yourData } from '@/features/your-data/languages/en'
import { texts as guestApp } from '@/guest-app/languages/en'
import { words } from '@/guest-form/languages/en'
import { allLanguages, type Language } from '@/lib/language'
import { otherGuestWords } from '@/lib/other-guest-words'

const english: Record<string, object> = {
  'seat-finder': { finder, later, result },
  rsvp: { answer, page, form: { words } },
  'confirm-answer': confirmAnswer,
  ticket,
  unsubscribe,
  'your-data': yourData,
  'guest-app': guestApp,
}

/** Words that a language shares with English. */
const sameAsEnglish = new Set([
  ...['Code', 'Ticket', 'Name', 'Start', 'Pause', 'Zoom', 'Table', 'Date', 'Distance', 'Reset'],
  ...['No', 'Contact:', 'Menu', 'Camera', 'Optional', 'Status', 'optional', 'Plus-one'],
  ...['⟦1⟧ m', '⟦1⟧ min', '⟦1⟧ s'],
])

type Leaf = { path: string; text: string }

/** Every text with its path; functions are called with a mark per parameter. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length }, (_, index) => `⟦${String(index + 1)}⟧`)
    return [{ path, text: String(Reflect.apply(value, undefined, marks)) }]
  }
  if (typeof value !== 'object' || value === null) return []
  const isPlural = 'one' in value && 'other' in value
  return Object.entries(value).flatMap(([key, each]) => {
    // The plural forms of all languages compare to the same English one.
    return leaves(each, isPlural ? `${path}.#` : `${path}.${key}`)
  })
}

const loaded = import.meta.glob<{ texts: object }>(
  ['../features/*/languages/*.ts', '../guest-app/languages/*.ts'],
  { eager: true },
)

function textsOf(language: Language): Leaf[] {
  return Object.keys(english).flatMap((group) => {
    const folder = group === 'guest-app' ? group : `features/${group}`
    const texts = loaded[`../${folder}/languages/${language}.ts`]?.texts ?? {}
    // Directions are sentences from data, with a test of their own.
    return leaves({ ...texts, directions: {} }, group)
  })
}

const originals = new Map(
  Object.entries(english)
    .flatMap(([group, texts]) => leaves(texts, group))
    .map(({ path, text }) => [path, text]),
)

/** Texts that do not hold a rule, with their paths, so that a failure says which. */
function breaking(language: Language, isBroken: (text: string, original: string) => boolean) {
  return textsOf(language)
    .filter(({ path, text }) => {
      const original = originals.get(path)
      return original !== undefined && isBroken(text, original)
    })
    .map(({ path, text }) => `${path}: ${text}`)
}

const marksIn = (text: string) => [...new Set(text.match(/⟦\d⟧/g))].sort().join('')

describe.each(allLanguages.filter((language) => language !== 'en'))('%s', (language) => {
  test('every text is there, and translated', () => {
    const paths = new Set(textsOf(language).map(({ path }) => path))
    expect([...originals.keys()].filter((path) => !paths.has(path))).toEqual([])
    expect(breaking(language, (text, en) => text === en && !sameAsEnglish.has(text))).toEqual([])
    expect(otherGuestWords).toHaveProperty(language)
  })

  test('every parameter is used', () => {
    // A form for one or two may say the number in words.
    expect(breaking(language, (text, en) => marksIn(text) !== marksIn(en))).toEqual([])
  })

  test('spaces and dots are as they should be', () => {
    const isOdd = (text: string) => /\s\s|^\s|\s$|\.\.\./.test(text)
    expect(breaking(language, isOdd)).toEqual([])
  })

  test('no text is too long for the place of the English one', () => {
    const limit = (en: string) => Math.max(en.length * 2.2, en.length + 16)
    expect(breaking(language, (text, en) => text.length > limit(en))).toEqual([])
  })
})

test.each(['fr', 'it'] as const)('%s has no straight apostrophes', (language) => {
  expect(breaking(language, (text) => text.includes("'"))).toEqual([])
})

test('French has a narrow space before tall punctuation and inside quotation marks', () => {
  const isOdd = (text: string) => /[^\u202f][:;!?%»]|«[^\u202f]/u.test(text)
  expect(breaking('fr', isOdd)).toEqual([])
})

test('Spanish questions and exclamations have both marks', () => {
  const count = (text: string, mark: string) => text.split(mark).length
  const isOdd = (text: string) =>
    count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')
  expect(breaking('es', isOdd)).toEqual([])
})

test.each([
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
] as const)('%s is written in its own script', (language, script) => {
  expect(breaking(language, (text) => !script.test(text))).toEqual([])
})
