/* Polls for changes made elsewhere while a page is open. */

/** Milliseconds between two polls. */
const EVERY = 15_000

/** Polls at intervals and when the page becomes visible, never while it is hidden. Returns a function to stop it. */
export function poll(look: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState !== 'hidden') look()
  }
  const timer = setInterval(seen, EVERY)
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
