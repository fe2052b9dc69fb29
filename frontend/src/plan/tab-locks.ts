/* The browser's own locks: a tab has them until it lets go or dies, whatever it dies of. */
import type { TabLocks } from '@/plan/journal'

/** Milliseconds in which a page that is just being left lets go of what it has. */
const PATIENCE = 500

export const BROWSER_LOCKS: TabLocks = {
  hold: (name) =>
    new Promise((resolve) => {
      // Pages that did not come over HTTPS have no locks. There nobody can tell which tab lives.
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
