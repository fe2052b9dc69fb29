/* Asks the window about its size, for the few things that CSS alone cannot lay out. */
import { useSyncExternalStore } from 'react'

// The breakpoint `md` of styles.css.
const narrow = '(width < 48rem)'

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => {
    query.removeEventListener('change', changed)
  }
}

/** Returns whether the window is under 768 px wide at the usual font size, where tables become cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
}
