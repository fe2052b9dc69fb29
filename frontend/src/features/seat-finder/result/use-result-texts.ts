/* The texts of a found seat in the language of the page. */
import { resultTexts, type ResultTexts } from '@/features/seat-finder/result/texts'
import { fetchCode } from '@/lib/fetch-code'
import type { Language } from '@/lib/language'
import { lazyGerman } from '@/lib/lazy-language'

const useShownLanguage = lazyGerman(async () => {
  const { installResultGerman } = await fetchCode(
    () => import('@/features/seat-finder/result/german'),
  )
  installResultGerman()
})

/** Returns the texts; English ones while those of the language are on their way. */
export function useResultTexts(language: Language): ResultTexts {
  return resultTexts[useShownLanguage(language) ?? 'en']
}
