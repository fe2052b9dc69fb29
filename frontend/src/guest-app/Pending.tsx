/* A page whose code is on its way. */
import { createContext, use } from 'react'
import { texts } from '@/guest-app/languages/en'
import { LoadingScreen } from '@/ui/LoadingScreen'

export const LoadingTextContext = createContext(texts.loading)

/** Renders the sign of loading, in the language of the pages. */
export function Pending() {
  return <LoadingScreen text={use(LoadingTextContext)} />
}
