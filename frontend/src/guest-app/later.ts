/* What the pages for guests fetch once they are idle: the display face, and the texts around them in other languages. */
import type { GuestAppTexts } from '@/guest-app/languages/en'
import { fetchCode } from '@/lib/fetch-code'
import type { Language } from '@/lib/language'
import { addDisplayFace } from '@/ui/fonts/display-face'

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ texts: GuestAppTexts }>> = {
  de: () => fetchCode(() => import('@/guest-app/languages/de')),
  fr: () => fetchCode(() => import('@/guest-app/languages/fr')),
  es: () => fetchCode(() => import('@/guest-app/languages/es')),
  it: () => fetchCode(() => import('@/guest-app/languages/it')),
  pt: () => fetchCode(() => import('@/guest-app/languages/pt')),
  nl: () => fetchCode(() => import('@/guest-app/languages/nl')),
  pl: () => fetchCode(() => import('@/guest-app/languages/pl')),
  tr: () => fetchCode(() => import('@/guest-app/languages/tr')),
  ar: () => fetchCode(() => import('@/guest-app/languages/ar')),
  he: () => fetchCode(() => import('@/guest-app/languages/he')),
}

addDisplayFace()

/** Fetches the texts in a language. */
export async function fetchTexts(language: Exclude<Language, 'en'>): Promise<GuestAppTexts> {
  return (await loaders[language]()).texts
}
