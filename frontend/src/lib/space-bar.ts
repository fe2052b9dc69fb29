/* The space bar scrolls by 200 px, but only when the page itself has the focus. */
import { useEffect } from 'react'

const distancePx = 200

/** Returns whether a key event came from the page and not from something in it that uses the key. */
function isPageItself(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    target === document.documentElement ||
    (target instanceof HTMLElement && target.dataset.pageFocus !== undefined)
  )
}

/** Makes the space bar scroll the main area down. */
export function useSpaceBarScroll(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== ' ' || !plain || event.defaultPrevented || !isPageItself(event.target))
        return
      event.preventDefault()
      window.scrollBy({ top: distancePx })
    }
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('keydown', onKey)
    }
  }, [])
}
