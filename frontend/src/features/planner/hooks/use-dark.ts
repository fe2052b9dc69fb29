/* Whether the page is dark now, for pictures that are drawn for one of the two. */
import { useSyncExternalStore } from 'react'

import { onThemeChange } from '@/features/planner/canvas/palette'

export function useDark(): boolean {
  return useSyncExternalStore(
    (changed) => onThemeChange(document.documentElement, changed),
    () => document.documentElement.dataset.theme === 'dark',
  )
}
