/*
 * Texts that are fetched when a page is first shown in their language, so that readers of English do not wait for them.
 * Until they are there the page keeps the language that it had, and for good when they cannot be loaded.
 */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Language } from '@/lib/language'

type Later = { state: 'absent' | 'ready' | 'failed'; shown: Language | undefined }

/** Makes a hook; `install` fetches the texts and puts them beside the English ones. It returns the language to show, or undefined while the first one is on its way. */
export function lazyGerman(install: () => Promise<void>) {
  const store = createStore<Later>(() => ({ state: 'absent', shown: undefined }))
  const load = async () => {
    try {
      await install()
      store.setState({ state: 'ready' })
    } catch {
      store.setState({ state: 'failed' })
    }
  }
  return function useShownLanguage(wanted: Language): Language | undefined {
    const { state, shown } = useStore(store)
    const isHere = wanted === 'en' || state === 'ready'
    useEffect(() => {
      if (isHere) store.setState({ shown: wanted })
      // A failure is tried again when the language is chosen again.
      else void load()
    }, [isHere, wanted])
    if (isHere) return wanted
    return state === 'failed' ? 'en' : shown
  }
}
