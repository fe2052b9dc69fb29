/* The texts of the page behind an unsubscribe link, by language. */
import { texts as english, type UnsubscribeTexts } from '@/features/unsubscribe/languages/en'
import { lazyCatalogue } from '@/lib/language'
import { lazyPageLanguage } from '@/guest-pages/lazy-page-language'

const translations = new Map<string, UnsubscribeTexts>()

export const messages = lazyCatalogue(english, (language) => translations.get(language))

/** Returns the language to show, once its texts are here. */
export const useUnsubscribeLanguage = lazyPageLanguage(
  {
    de: () => import('@/features/unsubscribe/languages/de'),
    fr: () => import('@/features/unsubscribe/languages/fr'),
    es: () => import('@/features/unsubscribe/languages/es'),
    it: () => import('@/features/unsubscribe/languages/it'),
    pt: () => import('@/features/unsubscribe/languages/pt'),
    nl: () => import('@/features/unsubscribe/languages/nl'),
    pl: () => import('@/features/unsubscribe/languages/pl'),
    tr: () => import('@/features/unsubscribe/languages/tr'),
    ar: () => import('@/features/unsubscribe/languages/ar'),
    he: () => import('@/features/unsubscribe/languages/he'),
  },
  (language, texts) => translations.set(language, texts),
)
