/* Follows the width of the guest list and the browser's font size. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { rowLayout, type RowLayout } from '@/features/guests/components/row-layout'

const usualRem = 16

function measured(list: HTMLElement): { layout: RowLayout; rem: number } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualRem
  return { layout: rowLayout(list.clientWidth, rem), rem }
}

/** Returns the layout of the rows and the size of one rem in CSS pixels. */
export function useRowLayout(list: RefObject<HTMLElement | null>) {
  const [now, setNow] = useState<{ layout: RowLayout; rem: number }>({
    layout: 'wide',
    rem: usualRem,
  })
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const measure = () => {
      const next = measured(element)
      setNow((before) => (before.layout === next.layout && before.rem === next.rem ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [list])
  return now
}
