/* The words around the questions of a form, by language. The questions themselves are the organiser's. */
import { words } from '@/guest-form/languages/en'
import { formTranslations } from '@/guest-form/translations'
import { lazyCatalogue } from '@/lib/language'

export const messages = lazyCatalogue(words, (language) => formTranslations.get(language)?.words)
