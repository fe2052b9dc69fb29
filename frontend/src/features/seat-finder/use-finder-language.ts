/* The language of the seat finders, once its texts are here. */
import { finderTexts, type FinderTexts } from '@/features/seat-finder/texts'
import { fetchCode } from '@/lib/fetch-code'
import type { Language } from '@/lib/language'
import { lazyGerman } from '@/lib/lazy-language'
import { usePageLanguage } from '@/guest-pages/page-language'

const useShownLanguage = lazyGerman(async () => {
  const { installGerman } = await fetchCode(() => import('@/features/seat-finder/german'))
  installGerman()
})

type FinderLanguage = {
  language: Language
  texts: FinderTexts
  /** False while the texts of the first language are on their way. */
  isReady: boolean
  choose: (language: Language) => void
}

/** Returns the language to show with its texts, and a way to choose another. */
export function useFinderLanguage(): FinderLanguage {
  const { language: wanted, choose } = usePageLanguage()
  const shown = useShownLanguage(wanted)
  const language = shown ?? 'en'
  return { language, texts: finderTexts[language], isReady: shown !== undefined, choose }
}
