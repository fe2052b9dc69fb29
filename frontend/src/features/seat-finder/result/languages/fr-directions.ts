/* Directions in French. The articles of nouns do not contract after “vers” and “avec”. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['première', 'deuxième', 'troisième', 'quatrième', 'cinquième'],
  ...['sixième', 'septième', 'huitième', 'neuvième'],
]

export const directions = phrasesOf({
  nouns: {
    band: 'l’orchestre',
    bar: 'le bar',
    buffet: 'le buffet',
    'cake table': 'la table du gâteau',
    'coffee station': 'le coin café',
    'dance floor': 'la piste de danse',
    'dessert table': 'la table des desserts',
    'dj booth': 'la cabine du DJ',
    'gift table': 'la table des cadeaux',
    'grand piano': 'le piano à queue',
    'photo booth': 'le photobooth',
    podium: 'le pupitre',
    stage: 'la scène',
  },
  table: (number) => `la table ${number}`,
  quoted: (name) => `«\u202f${name}\u202f»`,
  counted: (nth, isRound, after) =>
    ` (la ${ordinals[nth - 1] ?? `${nth}e`} table${isRound ? ' ronde' : ''}${after === undefined ? '' : ` après ${after}`})`,
  sides: {
    left: 'sur votre gauche',
    right: 'sur votre droite',
    ahead: 'devant vous',
    here: 'ici',
  },
  enter: 'Entrée\u202f: {entrance}',
  enterTowards: 'Entrée\u202f: {entrance}. Avancez vers {name}',
  enterBeside: 'Entrée\u202f: {entrance}, avec {name}{counted} {side}',
  straight: 'Continuez tout droit',
  straightTowards: 'Continuez vers {name}',
  straightPast: 'Passez devant {name}{counted}, {side}',
  left: 'Tournez à gauche',
  right: 'Tournez à droite',
  turnTowards: '{turn}, vers {name}',
  turnBeside: '{turn}, avec {name}{counted} {side}',
  arrive: '{name} est {side}.',
  seat: 'Votre place\u202f: {seat}.',
})
