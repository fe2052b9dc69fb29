/* Whether the browser knows of a network. It is believed to have one until it says otherwise. */

let isOnline = true
let isWatched = false
const waiting = new Set<() => void>()

/** Starts to listen, once per page. */
export function watchNetwork(): void {
  if (isWatched) return
  isWatched = true
  window.addEventListener('offline', () => {
    isOnline = false
  })
  window.addEventListener('online', () => {
    isOnline = true
    for (const goOn of waiting) goOn()
    waiting.clear()
  })
}

/** Resolves when there is a network again; undefined while there is one. */
export function whenOnline(): Promise<void> | undefined {
  if (isOnline) return undefined
  return new Promise((resolve) => {
    waiting.add(resolve)
  })
}
