/* Directions in Spanish. “Hacia” and “con” leave the articles of nouns as they are. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['primera', 'segunda', 'tercera', 'cuarta', 'quinta'],
  ...['sexta', 'séptima', 'octava', 'novena'],
]

export const directions = phrasesOf({
  nouns: {
    band: 'la banda',
    bar: 'la barra',
    buffet: 'el bufé',
    'cake table': 'la mesa de la tarta',
    'coffee station': 'el rincón del café',
    'dance floor': 'la pista de baile',
    'dessert table': 'la mesa de postres',
    'dj booth': 'la cabina del DJ',
    'gift table': 'la mesa de regalos',
    'grand piano': 'el piano de cola',
    'photo booth': 'el fotomatón',
    podium: 'el atril',
    stage: 'el escenario',
  },
  table: (number) => `la mesa ${number}`,
  quoted: (name) => `«${name}»`,
  counted: (nth, isRound, after) =>
    ` (la ${ordinals[nth - 1] ?? `${nth}.ª`} mesa${isRound ? ' redonda' : ''}${after === undefined ? '' : ` tras ${after}`})`,
  sides: {
    left: 'a su izquierda',
    right: 'a su derecha',
    ahead: 'frente a usted',
    here: 'aquí',
  },
  enter: 'Entrada: {entrance}',
  enterTowards: 'Entrada: {entrance}. Camine hacia {name}',
  enterBeside: 'Entrada: {entrance}, con {name}{counted} {side}',
  straight: 'Siga recto',
  straightTowards: 'Siga hacia {name}',
  straightPast: 'Siga recto, dejando {name}{counted} {side}',
  left: 'Gire a la izquierda',
  right: 'Gire a la derecha',
  turnTowards: '{turn}, hacia {name}',
  turnBeside: '{turn}, con {name}{counted} {side}',
  arrive: '{name} está {side}.',
  seat: 'Su asiento: {seat}.',
})
