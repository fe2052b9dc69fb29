/* While an element fills the screen, everything else is inert, except notices. */
import { useEffect, type RefObject } from 'react'

/** Makes everything beside the element inert, up to the page, as long as it is shown. */
export function useInertSiblings(box: RefObject<HTMLElement | null>): void {
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

/** Returns whether an element holds a live region, which must keep announcing and whose notices must stay usable. */
function speaks(element: Element): boolean {
  const live = '[aria-live], [role=status], [role=alert]'
  return element.matches(`${live}, script, style`) || element.querySelector(live) !== null
}
