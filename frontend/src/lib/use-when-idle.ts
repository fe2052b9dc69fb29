/* Runs something once the page is idle, so that it delays nothing that is on its way. */
import { useEffect } from 'react'

/** Milliseconds to wait in browsers that do not report when they are idle. */
const AT_REST_MS = 2000

/** Calls `run` once when the browser is idle; `run` should keep its identity. */
export function useWhenIdle(run: () => void): void {
  useEffect(() => {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(run)
      return () => {
        window.cancelIdleCallback(handle)
      }
    }
    const timer = setTimeout(run, AT_REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [run])
}
