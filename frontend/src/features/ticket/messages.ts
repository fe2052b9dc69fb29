/* The texts of a guest's ticket, by language. */
import { texts as english, type TicketTexts } from '@/features/ticket/languages/en'
import { lazyCatalogue } from '@/lib/language'
import { lazyPageLanguage } from '@/guest-pages/lazy-page-language'

const translations = new Map<string, TicketTexts>()

export const messages = lazyCatalogue(english, (language) => translations.get(language))

/** Returns the language to show, once its texts are here. */
export const useTicketLanguage = lazyPageLanguage(
  {
    de: () => import('@/features/ticket/languages/de'),
    fr: () => import('@/features/ticket/languages/fr'),
    es: () => import('@/features/ticket/languages/es'),
    it: () => import('@/features/ticket/languages/it'),
    pt: () => import('@/features/ticket/languages/pt'),
    nl: () => import('@/features/ticket/languages/nl'),
    pl: () => import('@/features/ticket/languages/pl'),
    tr: () => import('@/features/ticket/languages/tr'),
    ar: () => import('@/features/ticket/languages/ar'),
    he: () => import('@/features/ticket/languages/he'),
  },
  (language, texts) => translations.set(language, texts),
)
