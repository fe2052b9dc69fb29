/* The texts that a finder shows before anything was found, by language. */
import { finder } from '@/features/seat-finder/languages/en'
import { translations } from '@/features/seat-finder/translations'
import { lazyCatalogue } from '@/lib/language'

/** The texts of the seat finders in one language. */
export type FinderTexts = typeof finder

export const finderTexts = lazyCatalogue(finder, (language) => translations.get(language)?.finder)
