/* Says when something is about to be scrolled into view, so that what it needs is loaded then and not before. */
import { useEffect, useRef, useState } from 'react'

/** Returns a ref for the element and whether it is, or was, near the window. */
export function useInView<E extends Element>() {
  const ref = useRef<E>(null)
  const [isInView, setIsInView] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (isInView || element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInView(true)
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [isInView])
  return { ref, near: isInView }
}
