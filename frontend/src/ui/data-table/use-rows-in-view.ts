/* Which rows of a long list are near the window. Short lists are drawn whole. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** Lists up to this length are drawn whole, so that the browser's own search finds every row. */
const drawnWhole = 100
const overscan = 12

type RowsInView = {
  first: number
  /** One beyond the last row that is drawn. */
  last: number
  /** Height of the rows above and below those that are drawn, in CSS pixels. */
  before: number
  after: number
}

export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowsInView {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [list, count])
  const isLong = count > drawnWhole
  const virtual = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    initialRect: { width: 800, height: 800 },
  })
  if (!isLong) return { first: 0, last: count, before: 0, after: 0 }
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = (items.at(-1)?.index ?? -1) + 1
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight }
}
