/* When an open page looks whether anything was changed elsewhere. */

/** Milliseconds between two looks. */
const EVERY = 15_000

/** Looks now and then, and when somebody comes back to the page, but never while nobody sees it. Answers what ends that. */
export function nowAndThen(look: () => void): () => void {
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
