/* The visible items of a large plan, positioned in a list as high as all of them. */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'

/** Height of a closed item in CSS pixels. */
const ITEM = { mouse: 32, touch: 44 } as const

/** Position of an item in the list: CSS pixels from the top, and the callback that measures its height. */
export interface Place {
  readonly start: number
  readonly measure: (item: HTMLLIElement | null) => void
}

interface Props {
  readonly list: { readonly current: HTMLElement | null }
  readonly count: number
  /** The index of the current item, or -1. */
  readonly current: number
  readonly item: (index: number, place: Place) => ReactNode
}

export function LongList({ list, count, current, item }: Props) {
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => list.current,
    estimateSize: () => (window.matchMedia('(pointer: coarse)').matches ? ITEM.touch : ITEM.mouse),
    overscan: 12,
    paddingStart: 8,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      return current < 0 || indexes.includes(current)
        ? indexes
        : [...indexes, current].sort((a, b) => a - b)
    },
  })
  return (
    <>
      <li role="none" style={{ height: rows.getTotalSize() }} />
      {rows
        .getVirtualItems()
        .map(({ index, start }) => item(index, { start, measure: rows.measureElement }))}
    </>
  )
}
