/*
 * Texts that are fetched when a page is first shown in their language, so that readers of English do not wait for them.
 * Until they are there the page keeps the language that it had, and for good when they cannot be loaded.
 */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fetchCode } from '@/lib/fetch-code'
import { guestTranslations } from '@/lib/guest-words'
import type { Language } from '@/lib/language'

/** Loads the module with the texts of each language. */
type Loaders<Texts> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ texts: Texts }>>>

type Later = {
  states: Partial<Record<Language, 'ready' | 'failed'>>
  shown: Language | undefined
}

/** Makes a hook; `install` takes the texts once they are here. It returns the language to show, or undefined while the first one is on its way. */
export function lazyLanguage<Texts>(
  loaders: Loaders<Texts>,
  install: (language: Language, texts: Texts) => void,
) {
  const store = createStore<Later>(() => ({ states: { en: 'ready' }, shown: undefined }))
  const record = (language: Language, state: 'ready' | 'failed') => {
    store.setState(({ states }) => ({ states: { ...states, [language]: state } }))
  }
  const onTheWay = new Set<Language>()
  const load = async (language: Exclude<Language, 'en'>) => {
    // Every part of a page asks.
    if (onTheWay.has(language)) return
    onTheWay.add(language)
    try {
      const [{ otherGuestWords }, { texts }] = await Promise.all([
        fetchCode(() => import('@/lib/other-guest-words')),
        fetchCode(loaders[language]),
      ])
      guestTranslations.set(language, otherGuestWords[language])
      install(language, texts)
      record(language, 'ready')
    } catch {
      record(language, 'failed')
    }
    onTheWay.delete(language)
  }
  return function useShownLanguage(wanted: Language): Language | undefined {
    const { states, shown } = useStore(store)
    const state = states[wanted]
    const isHere = state === 'ready'
    useEffect(() => {
      if (isHere) store.setState({ shown: wanted })
      // A failure is tried again when the language is chosen again.
      else if (wanted !== 'en') void load(wanted)
    }, [isHere, wanted])
    if (isHere) return wanted
    return state === 'failed' ? 'en' : shown
  }
}
