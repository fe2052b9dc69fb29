/* The texts of the seat finders in the languages that were loaded, from the first search to the found seat. */
import type { finder } from '@/features/seat-finder/languages/en'
import type { later } from '@/features/seat-finder/languages/en-later'
import type { result } from '@/features/seat-finder/result/languages/en'
import type { Phrases } from '@/features/seat-finder/result/phrases'
import type { Language, Translated } from '@/lib/language'

export type FinderTranslation<L extends Language = 'en'> = {
  finder: Translated<typeof finder, L>
  later: Translated<typeof later, L>
  result: Translated<typeof result, L>
  directions: Phrases
}

/** Filled by `use-finder-language.ts`. */
export const translations = new Map<string, FinderTranslation>()
