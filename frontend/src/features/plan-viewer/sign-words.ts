/* What guests read on the sign of an entrance, in the language of the event; the same sentences as on cards (`exporters::words`). */
import type { Catalogue } from '@/lib/language'

export const signWords: Catalogue<string> = {
  en: 'Scan to find your seat',
  de: 'Code scannen und Platz finden',
  fr: 'Scannez le code pour trouver votre place',
  es: 'Escanee el código para encontrar su asiento',
  it: 'Inquadri il codice per trovare il suo posto',
  pt: 'Leia o código para encontrar o seu lugar',
  nl: 'Scan de code en vind uw plaats',
  pl: 'Kod QR wskaże Państwa miejsce',
  tr: 'Yerinizi bulmak için kodu okutun',
  ar: 'امسحوا الرمز لمعرفة مقعدكم',
  he: 'סרקו את הקוד ומצאו את המקום שלכם',
}
