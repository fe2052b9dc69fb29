/* The language of a page for guests, once its texts are here. */
import { usePageLanguage } from '@/guest-pages/page-language'
import type { Language } from '@/lib/language'
import { lazyLanguage } from '@/lib/lazy-language'

type ShownLanguage = {
  language: Language
  /** False while the texts of the first language are on their way. */
  isReady: boolean
  choose: (language: Language) => void
}

/** Makes a hook that returns the language in which to show a page, and a way to choose another. */
export function lazyPageLanguage<Texts>(...options: Parameters<typeof lazyLanguage<Texts>>) {
  const useShownLanguage = lazyLanguage<Texts>(...options)
  return function useLanguage(): ShownLanguage {
    const { language: wanted, choose } = usePageLanguage()
    const shown = useShownLanguage(wanted)
    return { language: shown ?? 'en', isReady: shown !== undefined, choose }
  }
}
