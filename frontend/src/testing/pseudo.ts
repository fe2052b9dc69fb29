/* The pseudo-language en-XA: English with accents, 40 % longer, in brackets. A text without brackets was never translated. */
import { expect } from 'vitest'

const plain = 'AaBCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz'
const accented = 'ÅåßÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'

function pseudoText(text: string): string {
  const letters = [...text].map((letter) => [...accented][plain.indexOf(letter)] ?? letter)
  return `[${letters.join('')} ${'~'.repeat(Math.ceil(text.length * 0.4))}]`
}

/** Returns texts in the pseudo-language; those with parameters keep them. */
export function pseudo<Texts>(texts: Texts): Texts {
  return pseudoOf(texts) as Texts
}

function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function') {
    return (...values: unknown[]) => pseudoText(String(Reflect.apply(value, undefined, values)))
  }
  if (Array.isArray(value)) return value.map(pseudoOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoOf(each)]))
}

/** Every text in some data, as a server answers them. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** Fails when the page shows letters that are neither in brackets nor in the data. */
export function expectPseudo(data: unknown): void {
  const known = ['Seatwright', ...textsIn(data), ...dateWords].sort((a, b) => b.length - a.length)
  const rests = shownTexts().map((shown) => {
    const rest = known.reduce(
      (text, part) => (part.length > 1 ? text.replaceAll(part, ' ') : text),
      withoutBrackets(shown),
    )
    return rest.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  })
  expect(rests.flat()).toEqual([])
}

/** What the page shows, with all text as one: a sentence may come in pieces with the brackets around all of them. */
function shownTexts(): string[] {
  const words: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    // Languages have their own names, and people do not see the field for robots.
    const isOther = parentElement?.closest('option[lang], [aria-hidden] label, style') != null
    if (!isOther) words.push(textContent ?? '')
  }
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [words.join(' '), document.title, ...attributes]
}

function withoutBrackets(text: string): string {
  const rest = text.replace(/\[[^[\]]*\]/g, ' ')
  return rest === text ? text : withoutBrackets(rest)
}

/** Weekdays, months and the mark of a foreign clock, as German dates have them: pages for German stand for en-XA. */
const dateWords = [
  ...Array.from({ length: 7 }, (_, day) => wordOfDate({ weekday: 'long' }, 1, day + 1)),
  ...Array.from({ length: 12 }, (_, month) => wordOfDate({ month: 'long' }, month, 1)),
  'Ortszeit',
]

function wordOfDate(options: Intl.DateTimeFormatOptions, month: number, day: number): string {
  const format = new Intl.DateTimeFormat('de', { ...options, timeZone: 'UTC' })
  return format.format(Date.UTC(2027, month, day))
}
