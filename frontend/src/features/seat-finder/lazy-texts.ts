/* The texts of what a finder shows after its first picture, by language. */
import { later } from '@/features/seat-finder/languages/en-later'
import { translations } from '@/features/seat-finder/translations'
import { lazyCatalogue } from '@/lib/language'

export const lazyTexts = lazyCatalogue(later, (language) => translations.get(language)?.later)
