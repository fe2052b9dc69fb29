/* The texts around an event on the registration pages, by language. */
import { page } from '@/features/rsvp/languages/en-page'
import { translations } from '@/features/rsvp/translations'
import { lazyCatalogue } from '@/lib/language'

export const pageMessages = lazyCatalogue(page, (language) => translations.get(language)?.page)
