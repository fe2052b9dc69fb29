/* Hands the keyboard back to the plan when a dialog closes that no button opened. */
import { useEffect, useRef } from 'react'

import { focusPlan } from '@/canvas/focus/focus-plan'

/** The dialog gives the focus back in a task of its own first, so this waits for the next one. */
export function usePlanFocusAfter(open: boolean): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    const closed = wasOpen.current && !open
    wasOpen.current = open
    if (!closed) return undefined
    const timer = setTimeout(focusPlan)
    return () => {
      clearTimeout(timer)
    }
  }, [open])
}
