/* What guests read about their data, by language. */
import { texts as english, type DataTexts } from '@/features/your-data/languages/en'
import { lazyCatalogue } from '@/lib/language'
import { lazyPageLanguage } from '@/guest-pages/lazy-page-language'

const translations = new Map<string, DataTexts>()

export const messages = lazyCatalogue(english, (language) => translations.get(language))

/** Returns the language to show, once its texts are here. */
export const useDataLanguage = lazyPageLanguage(
  {
    de: () => import('@/features/your-data/languages/de'),
    fr: () => import('@/features/your-data/languages/fr'),
    es: () => import('@/features/your-data/languages/es'),
    it: () => import('@/features/your-data/languages/it'),
    pt: () => import('@/features/your-data/languages/pt'),
    nl: () => import('@/features/your-data/languages/nl'),
    pl: () => import('@/features/your-data/languages/pl'),
    tr: () => import('@/features/your-data/languages/tr'),
    ar: () => import('@/features/your-data/languages/ar'),
    he: () => import('@/features/your-data/languages/he'),
  },
  (language, texts) => translations.set(language, texts),
)
