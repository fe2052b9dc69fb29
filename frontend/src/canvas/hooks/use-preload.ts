/* Code that will soon be asked for comes when the screen is at rest, so that it is there at once and delays nothing. */
import { useEffect } from 'react'

/** Milliseconds after which a screen that was just opened is at rest. */
const AT_REST_MS = 1000

/** Calls `preload` once the screen is at rest; it should keep its identity. */
export function usePreload(preload: () => void): void {
  useEffect(() => {
    const timer = setTimeout(preload, AT_REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [preload])
}
