/* The texts of the registration pages in the languages that were loaded. */
import type { answer } from '@/features/rsvp/languages/en'
import type { page } from '@/features/rsvp/languages/en-page'
import type { Language, Translated } from '@/lib/language'

export type RegistrationTranslation<L extends Language = 'en'> = {
  answer: Translated<typeof answer, L>
  page: Translated<typeof page, L>
}

/** Filled by `use-form-language.ts`. */
export const translations = new Map<string, RegistrationTranslation>()
