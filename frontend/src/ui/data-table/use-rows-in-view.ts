/* Which lines of a long list are near the window. Short lists are drawn whole. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/** Lists up to this length are drawn whole, so that the browser's own search finds every row. */
const drawnWhole = 100
const overscan = 12

type Line = { key: string }

type RowsInView = {
  first: number
  /** One beyond the last line that is drawn. */
  last: number
  /** Height of the lines above and below those that are drawn, in CSS pixels. */
  before: number
  after: number
  /** The `ref` of a drawn line whose height is not fixed; it needs its number as `data-index`. */
  measure: ((element: Element | null) => void) | undefined
}

/** `currentKey` names the line that is scrolled into view when it becomes another one. */
export function useRowsInView<L extends Line>(
  list: RefObject<HTMLElement | null>,
  lines: readonly L[],
  heightOf: (line: L) => number,
  currentKey?: string,
): RowsInView {
  const count = lines.length
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const element = list.current
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY)
  }, [list, count])
  const isLong = count > drawnWhole
  const virtual = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: (index) => {
      const line = lines[index]
      return line === undefined ? 0 : heightOf(line)
    },
    // A new function for new lines: their heights are asked again.
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    measureElement: (element) => {
      const { height } = element.getBoundingClientRect()
      const line = lines[Number(element.getAttribute('data-index'))]
      return height > 0 || line === undefined ? height : heightOf(line)
    },
    overscan,
    scrollMargin: top,
    initialRect: { width: 800, height: 800 },
  })
  useEffect(() => {
    if (currentKey === undefined) return
    const row = list.current?.querySelector('[aria-current="true"]')
    if (row != null) row.scrollIntoView({ block: 'nearest' })
    else if (isLong) {
      const index = lines.findIndex(({ key }) => key === currentKey)
      if (index >= 0) virtual.scrollToIndex(index, { align: 'center' })
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another current line moves the page
  }, [currentKey])
  if (!isLong) return { first: 0, last: count, before: 0, after: 0, measure: undefined }
  const items = virtual.getVirtualItems()
  const [start] = items
  const end = items.at(-1)
  if (start === undefined || end === undefined) {
    return { first: 0, last: 0, before: 0, after: virtual.getTotalSize(), measure: undefined }
  }
  return {
    first: start.index,
    last: end.index + 1,
    before: start.start - top,
    after: virtual.getTotalSize() - (end.end - top),
    measure: virtual.measureElement,
  }
}
