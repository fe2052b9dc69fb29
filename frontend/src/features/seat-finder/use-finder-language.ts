/* The language of the seat finders, once its texts are here. */
import { finderTexts, type FinderTexts } from '@/features/seat-finder/texts'
import { translations } from '@/features/seat-finder/translations'
import { lazyPageLanguage } from '@/guest-pages/lazy-page-language'

const useLanguage = lazyPageLanguage(
  {
    de: () => import('@/features/seat-finder/languages/de'),
    fr: () => import('@/features/seat-finder/languages/fr'),
    es: () => import('@/features/seat-finder/languages/es'),
    it: () => import('@/features/seat-finder/languages/it'),
    pt: () => import('@/features/seat-finder/languages/pt'),
    nl: () => import('@/features/seat-finder/languages/nl'),
    pl: () => import('@/features/seat-finder/languages/pl'),
    tr: () => import('@/features/seat-finder/languages/tr'),
    ar: () => import('@/features/seat-finder/languages/ar'),
    he: () => import('@/features/seat-finder/languages/he'),
  },
  (language, texts) => translations.set(language, texts),
)

type FinderLanguage = ReturnType<typeof useLanguage> & { texts: FinderTexts }

/** Returns the language to show with its texts, and a way to choose another. */
export function useFinderLanguage(): FinderLanguage {
  const shown = useLanguage()
  return { ...shown, texts: finderTexts[shown.language] }
}
