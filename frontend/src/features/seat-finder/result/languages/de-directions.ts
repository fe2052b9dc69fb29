/*
 * The directions of a way in German. Objects with a usual English name are translated; tables keep theirs, since they are
 * called so on the page and on the plan.
 */
import { capital, plain, type Phrases } from '@/features/seat-finder/result/phrases'

type Gender = 'm' | 'f' | 'n'
type Noun = { gender: Gender; name: string }

const nouns: Readonly<Record<string, string>> = {
  band: 'f Band',
  bar: 'f Bar',
  buffet: 'n Buffet',
  'cake table': 'm Kuchentisch',
  'coffee station': 'f Kaffeebar',
  'dance floor': 'f Tanzfläche',
  'dessert table': 'n Dessertbuffet',
  'dj booth': 'n DJ-Pult',
  'gift table': 'm Gabentisch',
  'grand piano': 'm Flügel',
  'photo booth': 'f Fotobox',
  podium: 'n Rednerpult',
  stage: 'f Bühne',
}

const nominative: Readonly<Record<Gender, string>> = { m: 'der', f: 'die', n: 'das' }
const accusative: Readonly<Record<Gender, string>> = { m: 'den', f: 'die', n: 'das' }
const dative: Readonly<Record<Gender, string>> = { m: 'dem', f: 'der', n: 'dem' }

/** The noun of a usual name. */
function nounOf(label: string): Noun | undefined {
  const [gender, name] = (nouns[label.trim().toLowerCase()] ?? '').split(' ', 2)
  const isGender = gender === 'm' || gender === 'f' || gender === 'n'
  return isGender && name !== undefined ? { gender, name } : undefined
}

/** “Tisch 3” needs no article, and other names are quoted, which makes every sentence around them correct. */
function nameOf(label: string): string {
  const text = label.trim()
  return nounOf(text)?.name ?? (/\d/.test(text) ? text.replace(/^Table /, 'Tisch ') : `„${text}“`)
}

/** The article of a name with the space after it; empty where the name needs none. */
function articleOf(label: string | undefined, articles: Readonly<Record<Gender, string>>): string {
  const noun = label === undefined ? undefined : nounOf(label)
  return noun === undefined ? '' : `${articles[noun.gender]} `
}

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

const sides = { left: 'links', right: 'rechts', ahead: 'vor Ihnen' }

export const directions: Phrases = {
  named: ({ label }) => nameOf(label),
  counted: ({ nth, kind, after }) => {
    const table = kind === 'round' ? 'runde Tisch' : 'Tisch'
    const start = after === undefined ? '' : ` nach ${articleOf(after, dative)}${nameOf(after)}`
    return ` (der ${ersteBisNeunte[nth - 1] ?? `${String(nth)}.`} ${table}${start})`
  },
  sentence: ({ kind, side, landmark: thing }, landmark, counted, { entrance, table, seat }) => {
    const yours = seat === '' ? '' : ` Ihr Platz ist ${seat}.`
    const where = side == null ? '' : sides[side]
    const beside = `${counted} ${where} von Ihnen`
    const article = (articles: Readonly<Record<Gender, string>>) =>
      articleOf(thing?.label, articles)
    const towards = (text: string) => ({
      before: `${text} auf ${article(accusative)}`,
      landmark,
      after: ' zu',
    })
    const turn = kind === 'turn_left' ? 'Links abbiegen' : 'Rechts abbiegen'
    const isAhead = side === 'ahead'
    switch (kind) {
      case 'enter':
        if (landmark === '') return { before: 'Eingang: ', landmark: entrance, after: '' }
        return isAhead
          ? towards(`Eingang: ${entrance}. Gehen Sie`)
          : { before: `Eingang: ${entrance}, ${article(nominative)}`, landmark, after: beside }
      case 'continue':
        if (landmark === '') return plain('Weiter geradeaus')
        return isAhead ? towards('Weiter') : passing(article(dative), landmark, counted, where)
      case 'turn_left':
      case 'turn_right':
        if (landmark === '') return plain(turn)
        return isAhead
          ? towards(`${turn},`)
          : { before: `${turn}, ${article(nominative)}`, landmark, after: beside }
      case 'arrive': {
        const place = side == null ? 'hier' : isAhead ? 'vor Ihnen' : `${where} von Ihnen`
        const name = landmark === '' ? nameOf(table) : landmark
        const own = landmark === '' ? articleOf(table, nominative) : article(nominative)
        return { before: capital(own), landmark: name, after: ` ist ${place}.${yours}` }
      }
    }
  },
}

function passing(article: string, landmark: string, counted: string, where: string) {
  const after = `${counted} vorbei, ${where} von Ihnen`
  return { before: `Geradeaus, an ${article}`, landmark, after }
}
