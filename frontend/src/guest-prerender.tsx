/* Draws the pages for guests as HTML while building, as `prerender.tsx` does with those of the product. */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { GuestApp } from '@/guest-app/GuestApp'
import { fetchPage } from '@/guest-app/pages'
import { guestPageAt } from '@/guest-pages/address/guest-paths'
import type { Language } from '@/lib/language'
import { loadLanguage } from '@/lib/lazy-language'

export { allLanguages, directionOf } from '@/lib/language'

export { withoutScripts } from '@/guest-app/no-script'
export { serverWords } from '@/guest-app/server-words'

/** Returns the content of the page at a path before anything was asked of the server. */
export async function prerender(path: string, language: Language): Promise<string> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  await fetchPage(guestPageAt(pathname)?.name)
  await loadLanguage(language)
  searchParams.set('lang', language)
  const search = `?${searchParams.toString()}`
  const address = { pathname, search, state: undefined, key: '' }
  const source = {
    current: () => address,
    navigate: () => undefined,
    subscribe: () => () => undefined,
  }
  return renderToString(
    <StrictMode>
      <GuestApp source={source} />
    </StrictMode>,
  )
}
