/*
 * Clicks that belong to the element where their press began. A touch of the plan is followed by a click, which lands on
 * the sheet when it has risen under the finger by then.
 */
import { useEffect, useMemo, useRef, type MouseEvent } from 'react'

export function useOwnPresses() {
  const isOwn = useRef(true)
  useEffect(() => {
    // Before React hears of a press, which makes it one of our own.
    const forget = (): void => {
      isOwn.current = false
    }
    document.addEventListener('pointerdown', forget, true)
    return () => {
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [])
  return useMemo(
    () => ({
      onPointerDownCapture: (): void => {
        isOwn.current = true
      },
      onClickCapture: (event: MouseEvent): void => {
        // Keys and screen readers click without a press.
        if (event.detail === 0 || isOwn.current) return
        event.preventDefault()
        event.stopPropagation()
      },
    }),
    [],
  )
}
