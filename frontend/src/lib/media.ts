/* Asks the window about its size, for the few things that CSS alone cannot lay out. */
import { useCallback, useSyncExternalStore } from 'react'

// The breakpoint `md` of styles.css.
const md = 48

/**
 * Returns whether the window is too narrow for a table, which becomes cards then: under 768 px at the usual font size, or
 * under another width in rem.
 */
export function useNarrow(rem = md): boolean {
  const media = `(width < ${String(rem)}rem)`
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', changed)
      return () => {
        query.removeEventListener('change', changed)
      }
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches)
}
