/* Says when the first picture of the page is on the screen, so that what lies below it can wait for that. */
import { startTransition, useEffect, useState } from 'react'

/** Returns true after the first paint; at once where the address asks for a part of the page. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(() => window.location.hash !== '')
  useEffect(() => {
    if (painted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setPainted(true)
        })
      }, 0)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [painted])
  return painted
}
