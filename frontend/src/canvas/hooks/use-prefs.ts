/* Preferences for components. Components that format lengths select `units`, to render again when the unit changes. */
import { useStore } from 'zustand'

import { prefsStore, type Prefs } from '@/canvas/store/prefs'

export function usePrefs<T>(selector: (prefs: Prefs) => T): T {
  return useStore(prefsStore, selector)
}
