/* Directions in Portuguese. “Em direção a” contracts with the articles of nouns. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['primeira', 'segunda', 'terceira', 'quarta', 'quinta'],
  ...['sexta', 'sétima', 'oitava', 'nona'],
]

/** A noun as it is, and after “a”. */
const withArticle = (article: 'o' | 'a', noun: string): [string, string] => [
  `${article} ${noun}`,
  `${article === 'o' ? 'ao' : 'à'} ${noun}`,
]

export const directions = phrasesOf({
  nouns: {
    band: withArticle('a', 'banda'),
    bar: withArticle('o', 'bar'),
    buffet: withArticle('o', 'buffet'),
    'cake table': withArticle('a', 'mesa do bolo'),
    'coffee station': withArticle('o', 'canto do café'),
    'dance floor': withArticle('a', 'pista de dança'),
    'dessert table': withArticle('a', 'mesa de doces'),
    'dj booth': withArticle('a', 'cabine do DJ'),
    'gift table': withArticle('a', 'mesa dos presentes'),
    'grand piano': withArticle('o', 'piano de cauda'),
    'photo booth': withArticle('a', 'cabine de fotos'),
    podium: withArticle('o', 'púlpito'),
    stage: withArticle('o', 'palco'),
  },
  table: (number) => withArticle('a', `mesa ${number}`),
  quoted: (name) => [`«${name}»`, `a «${name}»`],
  counted: (nth, isRound, after) =>
    ` (a ${ordinals[nth - 1] ?? `${nth}.ª`} mesa${isRound ? ' redonda' : ''}${after === undefined ? '' : `, a seguir ${after}`})`,
  sides: {
    left: 'à sua esquerda',
    right: 'à sua direita',
    ahead: 'à sua frente',
    here: 'aqui',
  },
  enter: 'Entrada: {entrance}',
  enterTowards: 'Entrada: {entrance}. Siga em direção {form}',
  enterBeside: 'Entrada: {entrance}, com {name}{counted} {side}',
  straight: 'Siga em frente',
  straightTowards: 'Siga em direção {form}',
  straightPast: 'Siga em frente, com {name}{counted} {side}',
  left: 'Vire à esquerda',
  right: 'Vire à direita',
  turnTowards: '{turn}, em direção {form}',
  turnBeside: '{turn}, com {name}{counted} {side}',
  arrive: '{name} fica {side}.',
  seat: 'O seu lugar: {seat}.',
})
