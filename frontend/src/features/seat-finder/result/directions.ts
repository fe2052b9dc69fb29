/* The directions of a way as sentences, from what the server knows of turns and landmarks. */
import type { RouteDirection } from '@/api/seat-routes'
import { languageNames, type Language } from '@/lib/language'

/** A sentence with the landmark in the middle, which is shown in bold. */
export type Sentence = { before: string; landmark: string; after: string }

/** What a way leads to. */
export type Target = {
  entrance: string
  table: string
  /** The label of the seat; empty for a guest with a table only. */
  seat: string
}

type Landmark = NonNullable<RouteDirection['landmark']>
type Phrases = {
  named: (landmark: Landmark) => string
  counted: (ordinal: NonNullable<RouteDirection['ordinal']>) => string
  sentence: (step: RouteDirection, name: string, counted: string, target: Target) => Sentence
}

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

/** The sentence as plain text. */
export function plainText({ before, landmark, after }: Sentence): string {
  return `${before}${landmark}${after}`
}

const plain = (text: string): Sentence => ({ before: text, landmark: '', after: '' })

/** “the dance floor”; tables with a number and names with capitals of their own keep theirs. */
function withArticle(label: string): string {
  const text = label.trim()
  if (/\d/.test(text)) return text
  const isWord = /^\p{Lu}\p{Ll}/u.test(text)
  return `the ${isWord ? text.charAt(0).toLocaleLowerCase(languageNames.en) + text.slice(1) : text}`
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
const ersteBisNeunte = [
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
  'achte',
  'neunte',
]

const english: Phrases = {
  named: ({ label }) => withArticle(label),
  counted: ({ nth, kind, after }) => {
    const table = kind === 'round' ? 'round table' : 'table'
    const start = after === undefined ? '' : ` after ${withArticle(after)}`
    return `, the ${firstToNinth[nth - 1] ?? `${String(nth)}th`} ${table}${start},`
  },
  sentence: ({ kind, side }, landmark, counted, { entrance, table, seat }) => {
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

const sides = { left: 'links', right: 'rechts', ahead: 'vor Ihnen' }

/* The labels of a plan are in the language of its organiser, so German sentences use them without an article. */
const german: Phrases = {
  named: ({ label, tableNumber }) =>
    tableNumber != null && label === `Table ${String(tableNumber)}`
      ? `Tisch ${String(tableNumber)}`
      : label.trim(),
  counted: ({ nth, kind, after }) => {
    const table = kind === 'round' ? 'runde Tisch' : 'Tisch'
    const start = after === undefined ? '' : ` nach „${after}“`
    return ` (der ${ersteBisNeunte[nth - 1] ?? `${String(nth)}.`} ${table}${start})`
  },
  sentence: ({ kind, side }, landmark, counted, { entrance, table, seat }) => {
    const yours = seat === '' ? '' : ` Ihr Platz ist ${seat}.`
    const tableName = table.replace(/^Table (\d+)$/, 'Tisch $1')
    const where = side == null ? '' : sides[side]
    const beside = side === 'ahead' ? '' : `${counted} ${where}`
    const turn = kind === 'turn_left' ? 'Links abbiegen' : 'Rechts abbiegen'
    switch (kind) {
      case 'enter':
        if (landmark === '') return { before: 'Eingang: ', landmark: entrance, after: '' }
        return side === 'ahead'
          ? { before: `Eingang ${entrance}, gehen Sie auf `, landmark, after: ' zu' }
          : { before: `Eingang ${entrance}, `, landmark, after: `${beside} von Ihnen` }
      case 'continue':
        if (landmark === '') return plain('Weiter geradeaus')
        return side === 'ahead'
          ? { before: 'Weiter in Richtung ', landmark, after: '' }
          : { before: 'Geradeaus, an ', landmark, after: `${counted} vorbei, ${where} von Ihnen` }
      case 'turn_left':
      case 'turn_right':
        if (landmark === '') return plain(turn)
        return side === 'ahead'
          ? { before: `${turn} in Richtung `, landmark, after: '' }
          : { before: `${turn}, `, landmark, after: `${beside} von Ihnen` }
      case 'arrive': {
        const name = landmark === '' ? tableName : landmark
        const place = side == null ? 'hier' : side === 'ahead' ? 'vor Ihnen' : `${where} von Ihnen`
        return { before: '', landmark: name, after: ` ist ${place}.${yours}` }
      }
    }
  },
}

const phrases: Readonly<Record<Language, Phrases>> = { en: english, de: german }

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
