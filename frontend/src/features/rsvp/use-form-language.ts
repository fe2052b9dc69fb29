/* The language of the registration pages, once its texts are here. */
import { fetchCode } from '@/lib/fetch-code'
import type { Language } from '@/lib/language'
import { lazyGerman } from '@/lib/lazy-language'
import { usePageLanguage } from '@/guest-pages/page-language'

const useShownLanguage = lazyGerman(async () => {
  const { installGerman } = await fetchCode(() => import('@/features/rsvp/german'))
  installGerman()
})

type FormLanguage = {
  language: Language
  /** False while the texts of the first language are on their way. */
  isReady: boolean
  choose: (language: Language) => void
}

/** Returns the language to show, and a way to choose another. */
export function useFormLanguage(): FormLanguage {
  const { language: wanted, choose } = usePageLanguage()
  const shown = useShownLanguage(wanted)
  return { language: shown ?? 'en', isReady: shown !== undefined, choose }
}
