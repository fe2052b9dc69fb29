/* The language of the registration pages, once its texts are here. */
import { translations } from '@/features/rsvp/translations'
import { formTranslations } from '@/guest-form/translations'
import { lazyPageLanguage } from '@/guest-pages/lazy-page-language'

/** Returns the language to show, and a way to choose another. */
export const useFormLanguage = lazyPageLanguage(
  {
    de: () => import('@/features/rsvp/languages/de'),
    fr: () => import('@/features/rsvp/languages/fr'),
    es: () => import('@/features/rsvp/languages/es'),
    it: () => import('@/features/rsvp/languages/it'),
    pt: () => import('@/features/rsvp/languages/pt'),
    nl: () => import('@/features/rsvp/languages/nl'),
    pl: () => import('@/features/rsvp/languages/pl'),
    tr: () => import('@/features/rsvp/languages/tr'),
    ar: () => import('@/features/rsvp/languages/ar'),
    he: () => import('@/features/rsvp/languages/he'),
  },
  (language, { form, ...texts }) => {
    translations.set(language, texts)
    formTranslations.set(language, form)
  },
)
