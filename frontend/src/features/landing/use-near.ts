/* Says when something is about to be scrolled into view, so that what it needs is loaded then and not before. */
import { useEffect, useRef, useState } from 'react'

/** Returns a ref for the element and whether it is, or was, near the window. */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (near || element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [near])
  return { ref, near }
}
