/* Directions in Hebrew. Nouns are definite and do not change after “לכיוון” and “ליד”. */
import { phrasesOf } from '@/features/seat-finder/result/direction-words'

const ordinals = [
  ...['הראשון', 'השני', 'השלישי', 'הרביעי', 'החמישי'],
  ...['השישי', 'השביעי', 'השמיני', 'התשיעי'],
]

export const directions = phrasesOf({
  nouns: {
    band: 'הלהקה',
    bar: 'הבר',
    buffet: 'המזנון',
    'cake table': 'שולחן העוגה',
    'coffee station': 'פינת הקפה',
    'dance floor': 'רחבת הריקודים',
    'dessert table': 'שולחן הקינוחים',
    'dj booth': 'עמדת התקליטן',
    'gift table': 'שולחן המתנות',
    'grand piano': 'פסנתר הכנף',
    'photo booth': 'עמדת הצילום',
    podium: 'דוכן הנואמים',
    stage: 'הבמה',
  },
  table: (number) => `שולחן ${number}`,
  quoted: (name) => `״${name}״`,
  counted: (nth, isRound, after) =>
    ` (השולחן ${isRound ? 'העגול ' : ''}${ordinals[nth - 1] ?? `ה-${nth}`}${after === undefined ? '' : ` אחרי ${after}`})`,
  sides: {
    left: 'משמאלכם',
    right: 'מימינכם',
    ahead: 'לפניכם',
    here: 'כאן',
  },
  enter: 'כניסה: {entrance}',
  enterTowards: 'כניסה: {entrance}. לכו לכיוון {name}',
  enterBeside: 'כניסה: {entrance}, {name}{counted} {side}',
  straight: 'המשיכו ישר',
  straightTowards: 'המשיכו לכיוון {name}',
  straightPast: 'המשיכו ישר, עברו ליד {name}{counted}, {side}',
  left: 'פנו שמאלה',
  right: 'פנו ימינה',
  turnTowards: '{turn} לכיוון {name}',
  turnBeside: '{turn}, {name}{counted} {side}',
  arrive: '{name} {side}.',
  seat: 'המקום שלכם: {seat}.',
})
