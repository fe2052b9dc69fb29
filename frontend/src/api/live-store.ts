/* What the feed of changes and the screens know of each other: which events are shown, the state, and who listens. */
import { createStore } from 'zustand/vanilla'
import type { LiveChange } from '@/lib/live/frames'
import type { LiveState } from '@/lib/live/stream'

export const liveStore = createStore<{ state: LiveState; events: readonly string[] }>(() => ({
  state: 'off',
  events: [],
}))

/** Screens that must do more than their queries do. */
export const changeListeners = new Set<(change: LiveChange) => void>()

/** Hands a change to the screens that listen. */
export function announceChange(change: LiveChange): void {
  for (const listener of changeListeners) listener(change)
}
