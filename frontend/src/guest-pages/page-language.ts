/* The language of the pages for guests: that of the address, else the chosen one, else the browser's, else the event's. */
import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useSearch } from '@/guest-pages/address/address'
import { useInShell } from '@/guest-pages/in-shell'
import { writeStored, readStored } from '@/lib/browser-storage'
import { directionOf, languageOf, parseLanguage, type Language } from '@/lib/language'
import { languages } from '@/lib/locale'

const parameter = 'lang'

/** The language that was chosen in this browser, if any. */
export const languageStore = createStore<{
  chosen: Language | undefined
  ofEvent?: Language
}>(() => ({ chosen: parseLanguage(readStored('language')) }))

/** Shows the pages in the language of an event to readers whose browser prefers none of their languages. */
export function useEventLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (language !== undefined) languageStore.setState({ ofEvent: language })
  }, [language])
}

/** Returns the language in which a page for guests starts, from the parameters of its address. */
export function firstLanguage(params: URLSearchParams): Language {
  const { chosen, ofEvent } = languageStore.getState()
  return parseLanguage(params.get(parameter)) ?? chosen ?? languageOf([...languages, ofEvent])
}

/** The language of this page, and a way to choose another. Organisers, whose screens are in English, see it there too. */
export function usePageLanguage(): { language: Language; choose: (language: Language) => void } {
  const inShell = useInShell()
  const [params, changeParams] = useSearch()
  const { chosen, ofEvent } = useStore(languageStore)
  const inAddress = parseLanguage(params.get(parameter))
  // A link with a language sets it for the pages that follow, until the tab is closed.
  useEffect(() => {
    if (inAddress !== undefined) languageStore.setState({ chosen: inAddress })
  }, [inAddress])
  const choose = (next: Language) => {
    languageStore.setState({ chosen: next })
    writeStored('language', next)
    if (params.has(parameter)) {
      changeParams((rest) => {
        rest.delete(parameter)
      })
    }
  }
  const language = inAddress ?? chosen ?? (inShell ? 'en' : languageOf([...languages, ofEvent]))
  return { language, choose }
}

/** Says in the document which language it is in and how that is written, while a page in that language is shown. */
export function useDocumentLanguage(language: Language): void {
  const inShell = useInShell()
  useLayoutEffect(() => {
    if (inShell) return undefined
    const page = document.documentElement
    const before = { lang: page.lang, dir: page.dir }
    Object.assign(page, { lang: language, dir: directionOf(language) })
    return () => {
      Object.assign(page, before)
    }
  }, [inShell, language])
}
