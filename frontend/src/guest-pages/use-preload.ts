/* Fetches a part that is needed later, after the page has all that it needs now. */
import { useEffect } from 'react'

/** On a slow line a form would come later than it has to. */
const laterMs = 2000

/** Fetches the part a while after `isWanted` has become true. */
export function usePreload(isWanted: boolean, { preload }: { preload: () => void }): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(preload, laterMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isWanted, preload])
}
