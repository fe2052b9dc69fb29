/* The words that nearly every page for guests shows, in the other languages: so few that they come in one chunk. */
import type { GuestWords } from '@/lib/guest-words'
import type { Language } from '@/lib/language'

const words = (
  ...[language, date, venue, onMap, yourData]: [string, string, string, string, string]
): GuestWords => ({ language, date, venue, onMap, yourData })

export const otherGuestWords: Readonly<Record<Exclude<Language, 'en'>, GuestWords>> = {
  de: words('Sprache', 'Datum', 'Ort', ', auf der Karte', 'Ihre Daten'),
  fr: words('Langue', 'Date', 'Lieu', ', sur la carte', 'Vos données'),
  es: words('Idioma', 'Fecha', 'Lugar', ', en el mapa', 'Sus datos'),
  it: words('Lingua', 'Data', 'Luogo', ', sulla mappa', 'I suoi dati'),
  pt: words('Idioma', 'Data', 'Local', ', no mapa', 'Os seus dados'),
  nl: words('Taal', 'Datum', 'Locatie', ', op de kaart', 'Uw gegevens'),
  pl: words('Język', 'Data', 'Lokalizacja', ', na mapie', 'Państwa dane'),
  tr: words('Dil', 'Tarih', 'Mekân', ', haritada', 'Verileriniz'),
  ar: words('اللغة', 'التاريخ', 'المكان', '، على الخريطة', 'بياناتكم'),
  he: words('שפה', 'תאריך', 'מקום האירוע', ', במפה', 'המידע שלכם'),
}
