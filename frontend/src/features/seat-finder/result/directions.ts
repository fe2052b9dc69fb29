/* The directions of a way as sentences, from what the server knows of turns and landmarks. */
import type { RouteDirection } from '@/api/seat-route-types'
import {
  capital,
  plain,
  type Phrases,
  type Sentence,
  type Target,
} from '@/features/seat-finder/result/phrases'
import { translations } from '@/features/seat-finder/translations'
import { lazyCatalogue, type Language } from '@/lib/language'

/** Returns the sentence of each direction. */
export function sentences(
  directions: readonly RouteDirection[],
  target: Target,
  language: Language,
): Sentence[] {
  const { named, counted, sentence } = phrases[language]
  return directions.map((step) => {
    const name = step.landmark == null ? '' : named(step.landmark)
    const nth = step.ordinal === undefined ? '' : counted(step.ordinal)
    return sentence(step, name, nth, target)
  })
}

/** “the dance floor”; tables with a number and names with capitals of their own keep theirs. */
function withArticle(label: string): string {
  const text = label.trim()
  if (/\d/.test(text)) return text
  const isWord = /^\p{Lu}\p{Ll}/u.test(text)
  return `the ${isWord ? text.charAt(0).toLocaleLowerCase('en') + text.slice(1) : text}`
}

const firstToNinth = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
]
const english: Phrases = {
  named: ({ label }) => withArticle(label),
  counted: ({ nth, kind, after }) => {
    const table = kind === 'round' ? 'round table' : 'table'
    const start = after === undefined ? '' : ` after ${withArticle(after)}`
    return `, the ${firstToNinth[nth - 1] ?? `${String(nth)}th`} ${table}${start},`
  },
  sentence: ({ kind, side }, landmark, counted, { entrance: name, table, seat }) => {
    const entrance = withArticle(name)
    const yours = seat === '' ? '' : ` Your seat is ${seat}.`
    const where = side === 'ahead' ? '' : `${counted} on your ${side ?? ''}`
    if (landmark === '') {
      switch (kind) {
        case 'enter':
          return { before: 'Come in at ', landmark: entrance, after: '' }
        case 'continue':
          return plain('Continue straight on')
        case 'turn_left':
          return plain('Turn left')
        case 'turn_right':
          return plain('Turn right')
        case 'arrive':
          return { before: 'You are at ', landmark: withArticle(table), after: `.${yours}` }
      }
    }
    const ahead = side === 'ahead'
    switch (kind) {
      case 'enter':
        return ahead
          ? { before: `Come in at ${entrance} and walk towards `, landmark, after: '' }
          : { before: `Come in at ${entrance}, with `, landmark, after: where }
      case 'continue':
        return ahead
          ? { before: 'Walk on towards ', landmark, after: '' }
          : { before: 'Pass ', landmark, after: where }
      case 'turn_left':
      case 'turn_right': {
        const turn = `Turn ${kind === 'turn_left' ? 'left' : 'right'}`
        return ahead
          ? { before: `${turn} towards `, landmark, after: '' }
          : { before: `${turn}, with `, landmark, after: where }
      }
      case 'arrive': {
        const place = ahead ? 'in front of you' : `on your ${side ?? ''}`
        return { before: '', landmark: capital(landmark), after: ` is ${place}.${yours}` }
      }
    }
  },
}

const phrases = lazyCatalogue(english, (language) => translations.get(language)?.directions)
