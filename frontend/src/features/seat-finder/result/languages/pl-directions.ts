/* Directions in Polish. Each thing comes in the nominative, and in the genitive after “w stronę”, “obok” and “od”. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['pierwszy', 'drugi', 'trzeci', 'czwarty', 'piąty'],
  ...['szósty', 'siódmy', 'ósmy', 'dziewiąty'],
]

export const directions = phrasesOf({
  nouns: {
    band: ['zespół', 'zespołu'],
    bar: ['bar', 'baru'],
    buffet: ['bufet', 'bufetu'],
    'cake table': ['stół z tortem', 'stołu z tortem'],
    'coffee station': ['kącik kawowy', 'kącika kawowego'],
    'dance floor': ['parkiet', 'parkietu'],
    'dessert table': ['stół z deserami', 'stołu z deserami'],
    'dj booth': ['stanowisko DJ-a', 'stanowiska DJ-a'],
    'gift table': ['stół z prezentami', 'stołu z prezentami'],
    'grand piano': ['fortepian', 'fortepianu'],
    'photo booth': ['fotobudka', 'fotobudki'],
    podium: ['mównica', 'mównicy'],
    stage: ['scena', 'sceny'],
  },
  table: (number) => [`stół ${number}`, `stołu ${number}`],
  quoted: (name) => `„${name}”`,
  counted: (nth, isRound, after) =>
    ` (${ordinals[nth - 1] ?? `${nth}.`} ${isRound ? 'okrągły stół' : 'stół'}${after === undefined ? '' : `, licząc od ${after}`})`,
  sides: {
    left: 'po lewej stronie',
    right: 'po prawej stronie',
    ahead: 'przed Państwem',
    here: 'tutaj',
  },
  enter: 'Wejście: {entrance}',
  enterTowards: 'Wejście: {entrance}. Proszę iść w stronę {form}',
  enterBeside: 'Wejście: {entrance}, {side} {name}{counted}',
  straight: 'Dalej prosto',
  straightTowards: 'Dalej w stronę {form}',
  straightPast: 'Dalej obok {form}{counted}, {side}',
  left: 'W lewo',
  right: 'W prawo',
  turnTowards: '{turn}, w stronę {form}',
  turnBeside: '{turn}, {side} {name}{counted}',
  arrive: '{name} jest {side}.',
  seat: 'Państwa miejsce: {seat}.',
})
