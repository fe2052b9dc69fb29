/* The few words that nearly every page for guests shows. */
import { lazyCatalogue } from '@/lib/language'

const words = {
  /** The name of the switch. */
  language: 'Language',
  date: 'Date',
  venue: 'Venue',
  /** Follows the name of a place. */
  onMap: ', on a map',
  yourData: 'Your data',
}

export type GuestWords = typeof words

/** Filled with the first texts of another language (`lazy-language.ts`). */
export const guestTranslations = new Map<string, GuestWords>()

export const guestWords = lazyCatalogue(words, (language) => guestTranslations.get(language))
