/* Directions in Arabic. Without vowel marks a noun looks the same in every case. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [...['أول', 'ثاني', 'ثالث', 'رابع', 'خامس'], ...['سادس', 'سابع', 'ثامن', 'تاسع']]

export const directions = phrasesOf({
  nouns: {
    band: 'الفرقة الموسيقية',
    bar: 'البار',
    buffet: 'البوفيه',
    'cake table': 'طاولة الكعكة',
    'coffee station': 'ركن القهوة',
    'dance floor': 'ساحة الرقص',
    'dessert table': 'طاولة الحلويات',
    'dj booth': 'منصة الدي جي',
    'gift table': 'طاولة الهدايا',
    'grand piano': 'البيانو',
    'photo booth': 'ركن التصوير',
    podium: 'المنبر',
    stage: 'المسرح',
  },
  table: (number) => `الطاولة ${number}`,
  quoted: (name) => `“${name}”`,
  counted: (nth, isRound, after) =>
    ` (${ordinals[nth - 1] ?? `رقم ${nth}:`} طاولة${isRound ? ' مستديرة' : ''}${after === undefined ? '' : ` بعد ${after}`})`,
  sides: {
    left: 'على يساركم',
    right: 'على يمينكم',
    ahead: 'أمامكم',
    here: 'هنا',
  },
  enter: 'المدخل: {entrance}',
  enterTowards: 'المدخل: {entrance}. سيروا باتجاه {name}',
  enterBeside: 'المدخل: {entrance}، {name}{counted} {side}',
  straight: 'تابعوا السير إلى الأمام',
  straightTowards: 'تابعوا السير باتجاه {name}',
  straightPast: 'مرّوا بجانب {name}{counted}، {side}',
  left: 'انعطفوا يسارًا',
  right: 'انعطفوا يمينًا',
  turnTowards: '{turn} باتجاه {name}',
  turnBeside: '{turn}، {name}{counted} {side}',
  arrive: '{name} {side}.',
  seat: 'مقعدكم: {seat}.',
})
