/* The few words that nearly every page for guests shows. They are short enough to come in all languages at once. */
import type { Catalogue } from '@/lib/language'

type GuestWords = {
  /** The name of the switch. */
  language: string
  date: string
  venue: string
  /** Follows the name of a place. */
  onMap: string
  yourData: string
}

const words = (
  ...[language, date, venue, onMap, yourData]: [string, string, string, string, string]
): GuestWords => ({ language, date, venue, onMap, yourData })

export const guestWords: Catalogue<GuestWords> = {
  en: words('Language', 'Date', 'Venue', ', on a map', 'Your data'),
  de: words('Sprache', 'Datum', 'Ort', ', auf der Karte', 'Ihre Daten'),
  fr: words('Langue', 'Date', 'Lieu', ', sur la carte', 'Vos données'),
  es: words('Idioma', 'Fecha', 'Lugar', ', en el mapa', 'Sus datos'),
  it: words('Lingua', 'Data', 'Luogo', ', sulla mappa', 'I suoi dati'),
  pt: words('Idioma', 'Data', 'Local', ', no mapa', 'Os seus dados'),
  nl: words('Taal', 'Datum', 'Locatie', ', op de kaart', 'Uw gegevens'),
  pl: words('Język', 'Data', 'Miejsce', ', na mapie', 'Państwa dane'),
  tr: words('Dil', 'Tarih', 'Mekân', ', haritada', 'Verileriniz'),
  ar: words('اللغة', 'التاريخ', 'المكان', '، على الخريطة', 'بياناتكم'),
  he: words('שפה', 'תאריך', 'מקום', ', במפה', 'המידע שלכם'),
}
