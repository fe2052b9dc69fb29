/*
 * Sentences of directions from the words of a language. Languages differ in articles and cases, so that each thing comes
 * in two forms: `{name}` as a subject, and `{form}` as the language needs it after “towards” or “past”.
 */
import type { RouteDirection } from '@/api/seat-route-types'
import { capital, plain, type Phrases, type Sentence } from '@/features/seat-finder/result/phrases'

/** Objects whose usual English names are translated; other names are quoted. */
type Noun =
  | 'band'
  | 'bar'
  | 'buffet'
  | 'cake table'
  | 'coffee station'
  | 'dance floor'
  | 'dessert table'
  | 'dj booth'
  | 'gift table'
  | 'grand piano'
  | 'photo booth'
  | 'podium'
  | 'stage'

/** A thing in both forms, or in one that serves as both. */
type Named = string | [name: string, form: string]

export type DirectionWords = {
  nouns: Readonly<Record<Noun, Named>>
  /** “Table 3”, in a sentence. */
  table: (number: string) => Named
  quoted: (name: string) => Named
  /** “, the second round table after the stage,”; `after` is the other form. */
  counted: (nth: number, isRound: boolean, after: string | undefined) => string
  sides: Readonly<Record<'left' | 'right' | 'ahead' | 'here', string>>
  enter: string
  enterTowards: string
  enterBeside: string
  straight: string
  straightTowards: string
  straightPast: string
  left: string
  right: string
  turnTowards: string
  turnBeside: string
  arrive: string
  /** Follows the sentence of the arrival. */
  seat: string
}

/** Returns how a language with these words makes sentences. */
export function phrasesOf(words: DirectionWords): Phrases {
  const nouns = new Map<string, Named>(Object.entries(words.nouns))
  const formsOf = (label: string) => {
    const text = label.trim()
    const number = /^(?:table |t)?(\d+)$/i.exec(text)?.[1]
    const named =
      nouns.get(text.toLowerCase()) ??
      (number === undefined ? words.quoted(text) : words.table(number))
    const [name, form] = typeof named === 'string' ? [named, named] : named
    return { name, form }
  }
  return {
    named: ({ label }) => formsOf(label).name,
    counted: ({ nth, kind, after }) =>
      words.counted(nth, kind === 'round', after === undefined ? undefined : formsOf(after).form),
    sentence: (step, _, counted, { entrance, table, seat }) => {
      const side = words.sides[step.side ?? 'here']
      const turn = step.kind === 'turn_left' ? words.left : words.right
      const values = { entrance, counted, side, turn }
      const thing = step.landmark == null ? undefined : formsOf(step.landmark.label)
      if (step.kind === 'arrive') {
        const { before, landmark, after } = filled(words.arrive, values, thing ?? formsOf(table))
        const yours = seat === '' ? '' : ` ${words.seat.replace('{seat}', seat)}`
        const isFirst = before === ''
        return { before, landmark: isFirst ? capital(landmark) : landmark, after: after + yours }
      }
      const template = templateOf(step, words)
      return thing === undefined ? plain(fill(template, values)) : filled(template, values, thing)
    },
  }
}

function templateOf({ kind, side, landmark }: RouteDirection, words: DirectionWords): string {
  const isBare = landmark == null
  const isAhead = side === 'ahead'
  switch (kind) {
    case 'enter':
      return isBare ? words.enter : isAhead ? words.enterTowards : words.enterBeside
    case 'continue':
      return isBare ? words.straight : isAhead ? words.straightTowards : words.straightPast
    case 'turn_left':
    case 'turn_right':
      return isBare ? '{turn}' : isAhead ? words.turnTowards : words.turnBeside
    case 'arrive':
      return words.arrive
  }
}

/** The sentence with a thing where the template has it. */
function filled(
  template: string,
  values: Readonly<Record<string, string>>,
  { name, form }: { name: string; form: string },
): Sentence {
  const [before = '', slot, after = ''] = template.split(/\{(name|form)\}/)
  return {
    before: fill(before, values),
    landmark: slot === 'form' ? form : name,
    after: fill(after, values),
  }
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}
