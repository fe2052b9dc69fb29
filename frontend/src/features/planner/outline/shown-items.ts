/*
 * Which items of the outline are in the page. All of them in plans of a usual size; in large plans those in sight, or
 * around the current one while the outline is hidden, and always the current one itself, which the plan region points at.
 */
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'

/** Up to so many items all are in the page. */
export const ALL_ITEMS = 400
/** Items on each side of the current one that a hidden outline of a large plan holds. */
const AROUND = 100

/** CSS pixels of a closed item. */
const ITEM = { mouse: 32, touch: 44 } as const

export interface ShownItem {
  readonly index: number
  /** CSS pixels from the top; undefined when items simply follow each other. */
  readonly start: number | undefined
}

interface Options {
  readonly count: number
  /** The index of the current item; -1 when there is none. */
  readonly current: number
  readonly visible: boolean
}

interface ShownItems {
  readonly items: readonly ShownItem[]
  /** CSS pixels of the whole list, when its items do not make it that high by themselves. */
  readonly height: number | undefined
  readonly measure: (item: HTMLLIElement | null) => void
}

export function useShownItems(
  list: { readonly current: HTMLElement | null },
  { count, current, visible }: Options,
): ShownItems {
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    enabled: visible && count > ALL_ITEMS,
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
  if (count > ALL_ITEMS && visible) {
    const items = rows.getVirtualItems().map(({ index, start }) => ({ index, start }))
    return { items, height: rows.getTotalSize(), measure: rows.measureElement }
  }
  const { from, to } = count > ALL_ITEMS ? around(current, count) : { from: 0, to: count }
  const items = Array.from({ length: to - from }, (_, index) => ({
    index: from + index,
    start: undefined,
  }))
  return { items, height: undefined, measure: rows.measureElement }
}

/** The items around the current one, as many on each side as there are. */
export function around(current: number, count: number): { from: number; to: number } {
  const middle = Math.max(0, current)
  return { from: Math.max(0, middle - AROUND), to: Math.min(count, middle + AROUND + 1) }
}
