/* The texts around the pages for guests, in the language of the page. */
import { useCallback, useEffect, useState } from 'react'
import { texts as english, type GuestAppTexts } from '@/guest-app/languages/en'
import { usePageLanguage } from '@/guest-pages/page-language'
import { fetchCode } from '@/lib/fetch-code'
import type { Language } from '@/lib/language'
import { useWhenIdle } from '@/lib/use-when-idle'

type Shown = { language: Language; texts: GuestAppTexts }

/** English until the page is idle: then the texts are fetched, as they could not be once something fails. */
export function useGuestAppTexts(): Shown {
  const { language } = usePageLanguage()
  const [isIdle, setIdle] = useState(false)
  const [shown, setShown] = useState<Shown>({ language: 'en', texts: english })
  useWhenIdle(
    useCallback(() => {
      setIdle(true)
    }, []),
  )
  useEffect(() => {
    if (!isIdle) return undefined
    let isWanted = true
    const show = async () => {
      const { fetchTexts } = await fetchCode(() => import('@/guest-app/later'))
      const texts = language === 'en' ? english : await fetchTexts(language)
      if (isWanted) setShown({ language, texts })
    }
    // The texts that are there stay.
    show().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [isIdle, language])
  return shown
}
