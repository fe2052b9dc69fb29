/* Directions in Dutch. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['eerste', 'tweede', 'derde', 'vierde', 'vijfde'],
  ...['zesde', 'zevende', 'achtste', 'negende'],
]

export const directions = phrasesOf({
  nouns: {
    band: 'de band',
    bar: 'de bar',
    buffet: 'het buffet',
    'cake table': 'de taarttafel',
    'coffee station': 'de koffiehoek',
    'dance floor': 'de dansvloer',
    'dessert table': 'het dessertbuffet',
    'dj booth': 'de dj-booth',
    'gift table': 'de cadeautafel',
    'grand piano': 'de vleugel',
    'photo booth': 'de photobooth',
    podium: 'het spreekgestoelte',
    stage: 'het podium',
  },
  table: (number) => `tafel ${number}`,
  quoted: (name) => `‘${name}’`,
  counted: (nth, isRound, after) =>
    ` (de ${ordinals[nth - 1] ?? `${nth}e`} ${isRound ? 'ronde tafel' : 'tafel'}${after === undefined ? '' : ` na ${after}`})`,
  sides: {
    left: 'aan uw linkerhand',
    right: 'aan uw rechterhand',
    ahead: 'recht voor u',
    here: 'hier',
  },
  enter: 'Ingang: {entrance}',
  enterTowards: 'Ingang: {entrance}. Loop richting {name}',
  enterBeside: 'Ingang: {entrance}, met {name}{counted} {side}',
  straight: 'Ga rechtdoor',
  straightTowards: 'Loop door richting {name}',
  straightPast: 'Loop langs {name}{counted}, {side}',
  left: 'Ga linksaf',
  right: 'Ga rechtsaf',
  turnTowards: '{turn}, richting {name}',
  turnBeside: '{turn}, met {name}{counted} {side}',
  arrive: '{name} is {side}.',
  seat: 'Uw plaats is {seat}.',
})
