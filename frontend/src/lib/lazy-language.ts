/*
 * Texts that are fetched when a page is first shown in their language, so that readers of English do not wait for them.
 * Until they are there the page keeps the language that it had, and for good when they cannot be loaded.
 */
import { useEffect, useSyncExternalStore } from 'react'
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

/** One for each hook that this module made. */
const loads = new Set<(language: Language) => Promise<void>>()

/** Loads the texts in a language for all code that is here. A failure shows where the texts are asked for. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...loads].map((load) => load(language)))
}

/** Makes a hook; `install` takes the texts once they are here. It returns the language to show, or undefined while the first one is on its way. */
export function lazyLanguage<Texts>(
  loaders: Loaders<Texts>,
  install: (language: Language, texts: Texts) => void,
) {
  const store = createStore<Later>(() => ({ states: { en: 'ready' }, shown: undefined }))
  const isReady = (language: Language) => store.getState().states[language] === 'ready'
  const record = (language: Language, state: 'ready' | 'failed') => {
    store.setState(({ states }) => ({ states: { ...states, [language]: state } }))
  }
  const onTheWay = new Set<Language>()
  const load = async (language: Language) => {
    // Every part of a page asks.
    if (language === 'en' || isReady(language) || onTheWay.has(language)) return
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
  loads.add(load)
  return function useShownLanguage(wanted: Language): Language | undefined {
    // The build draws pages in languages that it has loaded, which `useStore` would not see.
    const { states, shown } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
    const state = states[wanted]
    const isHere = state === 'ready'
    useEffect(() => {
      if (isHere) store.setState({ shown: wanted })
      // A failure is tried again when the language is chosen again.
      else void load(wanted)
    }, [isHere, wanted])
    if (isHere) return wanted
    return state === 'failed' ? 'en' : shown
  }
}
