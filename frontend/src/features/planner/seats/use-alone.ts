/* While something fills the screen, what is behind it can be neither seen nor reached; notices stay. */
import { useEffect, type RefObject } from 'react'

/** Makes everything beside the element inert, up to the page, as long as it is shown. */
export function useAlone(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hidden: Element[] = []
    for (let at: Element | null = box.current; at?.parentElement; at = at.parentElement) {
      for (const beside of at.parentElement.children) {
        if (beside === at || beside.hasAttribute('inert') || speaks(beside)) continue
        beside.setAttribute('inert', '')
        hidden.push(beside)
      }
    }
    return () => {
      for (const each of hidden) each.removeAttribute('inert')
    }
  }, [box])
}

/** Live regions go on speaking, and the notices in them can be answered. */
function speaks(element: Element): boolean {
  const live = '[aria-live], [role=status], [role=alert]'
  return element.matches(`${live}, script, style`) || element.querySelector(live) !== null
}
