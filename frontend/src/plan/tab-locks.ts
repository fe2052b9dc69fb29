/* The browser's own locks: a tab holds them until it releases them or dies from any cause. */
import type { TabLocks } from '@/plan/journal'

/** Milliseconds that a page being left may take to release its locks. */
const PATIENCE = 500

export const BROWSER_LOCKS: TabLocks = {
  hold: (name) =>
    new Promise((resolve) => {
      // Pages that did not come over HTTPS have no locks, so it is unknown which tabs live.
      if (!('locks' in navigator)) {
        resolve(() => undefined)
        return
      }
      const keep = (): Promise<void> =>
        new Promise((letGo) => {
          resolve(letGo)
        })
      const signal = AbortSignal.timeout(PATIENCE)
      navigator.locks.request(name, { signal }, keep).catch(() => {
        resolve(undefined)
      })
    }),
}
