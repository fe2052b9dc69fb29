/* Preferences for components. Whoever writes lengths asks for `units`, so that it renders again when they change. */
import { useStore } from 'zustand'

import { prefsStore, type Prefs } from '@/features/planner/store/prefs'

export function usePrefs<T>(selector: (prefs: Prefs) => T): T {
  return useStore(prefsStore, selector)
}
