/* The texts of the page behind a confirmation link, by language. */
import { texts as english, type ConfirmTexts } from '@/features/confirm-answer/languages/en'
import { lazyCatalogue } from '@/lib/language'
import { lazyPageLanguage } from '@/guest-pages/lazy-page-language'

const translations = new Map<string, ConfirmTexts>()

export const messages = lazyCatalogue(english, (language) => translations.get(language))

/** Returns the language to show, once its texts are here. */
export const useConfirmLanguage = lazyPageLanguage(
  {
    de: () => import('@/features/confirm-answer/languages/de'),
    fr: () => import('@/features/confirm-answer/languages/fr'),
    es: () => import('@/features/confirm-answer/languages/es'),
    it: () => import('@/features/confirm-answer/languages/it'),
    pt: () => import('@/features/confirm-answer/languages/pt'),
    nl: () => import('@/features/confirm-answer/languages/nl'),
    pl: () => import('@/features/confirm-answer/languages/pl'),
    tr: () => import('@/features/confirm-answer/languages/tr'),
    ar: () => import('@/features/confirm-answer/languages/ar'),
    he: () => import('@/features/confirm-answer/languages/he'),
  },
  (language, texts) => translations.set(language, texts),
)

/** Returns why a link was refused, or that it did not work. */
export function refusalText({ failed, refused }: ConfirmTexts, code: string): string {
  return new Map(Object.entries(refused)).get(code) ?? failed
}
