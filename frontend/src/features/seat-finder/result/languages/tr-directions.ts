/* Directions in Turkish. “Yönünde” and “sonrasındaki” follow a name without a suffix. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['birinci', 'ikinci', 'üçüncü', 'dördüncü', 'beşinci'],
  ...['altıncı', 'yedinci', 'sekizinci', 'dokuzuncu'],
]

export const directions = phrasesOf({
  nouns: {
    band: 'orkestra',
    bar: 'bar',
    buffet: 'büfe',
    'cake table': 'pasta masası',
    'coffee station': 'kahve köşesi',
    'dance floor': 'dans pisti',
    'dessert table': 'tatlı masası',
    'dj booth': 'DJ kabini',
    'gift table': 'hediye masası',
    'grand piano': 'kuyruklu piyano',
    'photo booth': 'fotoğraf kabini',
    podium: 'kürsü',
    stage: 'sahne',
  },
  table: (number) => `masa ${number}`,
  quoted: (name) => `“${name}”`,
  counted: (nth, isRound, after) =>
    ` (${after === undefined ? '' : `${after} sonrasındaki `}${ordinals[nth - 1] ?? `${nth}.`} ${isRound ? 'yuvarlak masa' : 'masa'})`,
  sides: {
    left: 'solunuzda',
    right: 'sağınızda',
    ahead: 'önünüzde',
    here: 'burada',
  },
  enter: 'Giriş: {entrance}',
  enterTowards: 'Giriş: {entrance}. {name} yönünde yürüyün',
  enterBeside: 'Giriş: {entrance}, {name}{counted} {side}',
  straight: 'Düz devam edin',
  straightTowards: 'Devam edin: {name} yönünde',
  straightPast: 'Düz devam edin: {name}{counted} {side} kalacak',
  left: 'Sola dönün',
  right: 'Sağa dönün',
  turnTowards: '{turn}: {name} yönünde',
  turnBeside: '{turn}: {name}{counted} {side}',
  arrive: '{name} {side}.',
  seat: 'Yeriniz: {seat}.',
})
