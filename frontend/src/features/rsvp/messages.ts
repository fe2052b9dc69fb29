/* The texts of the registration forms besides the organiser's own, by language. */
import { answer } from '@/features/rsvp/languages/en'
import { translations } from '@/features/rsvp/translations'
import { lazyCatalogue } from '@/lib/language'

export const messages = lazyCatalogue(answer, (language) => translations.get(language)?.answer)
