/* The texts of a found seat, by language. */
import { result } from '@/features/seat-finder/result/languages/en'
import { translations } from '@/features/seat-finder/translations'
import { lazyCatalogue } from '@/lib/language'

/** The texts of a found seat in one language. */
export type ResultTexts = typeof result

export const resultTexts = lazyCatalogue(result, (language) => translations.get(language)?.result)
