/* Directions in Italian. “Verso” and “con” leave the articles of nouns as they are. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['primo', 'secondo', 'terzo', 'quarto', 'quinto'],
  ...['sesto', 'settimo', 'ottavo', 'nono'],
]

export const directions = phrasesOf({
  nouns: {
    band: 'la band',
    bar: 'il bar',
    buffet: 'il buffet',
    'cake table': 'il tavolo della torta',
    'coffee station': 'l’angolo caffè',
    'dance floor': 'la pista da ballo',
    'dessert table': 'il tavolo dei dolci',
    'dj booth': 'la postazione del DJ',
    'gift table': 'il tavolo dei regali',
    'grand piano': 'il pianoforte a coda',
    'photo booth': 'la cabina fotografica',
    podium: 'il leggio',
    stage: 'il palco',
  },
  table: (number) => `il tavolo ${number}`,
  quoted: (name) => `«${name}»`,
  counted: (nth, isRound, after) =>
    ` (il ${ordinals[nth - 1] ?? `${nth}º`} tavolo${isRound ? ' rotondo' : ''}${after === undefined ? '' : ` dopo ${after}`})`,
  sides: {
    left: 'alla sua sinistra',
    right: 'alla sua destra',
    ahead: 'davanti a lei',
    here: 'qui',
  },
  enter: 'Ingresso: {entrance}',
  enterTowards: 'Ingresso: {entrance}. Cammini verso {name}',
  enterBeside: 'Ingresso: {entrance}, con {name}{counted} {side}',
  straight: 'Prosegua dritto',
  straightTowards: 'Prosegua verso {name}',
  straightPast: 'Superi {name}{counted}, {side}',
  left: 'Giri a sinistra',
  right: 'Giri a destra',
  turnTowards: '{turn}, verso {name}',
  turnBeside: '{turn}, con {name}{counted} {side}',
  arrive: '{name} è {side}.',
  seat: 'Il suo posto: {seat}.',
})
