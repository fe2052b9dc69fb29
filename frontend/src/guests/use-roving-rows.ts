/*
 * A list of rows with buttons as one stop of the Tab key: arrow keys, Home and End move between the rows, and Tab
 * continues to further buttons of the same row. Rows carry their place as `data-index`; those without a button are
 * skipped. The content of a row belongs to other components, so the tab order is written on the buttons themselves.
 */
import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, type Key, type KeyboardEvent, type SyntheticEvent } from 'react'

type List = Virtualizer<HTMLDivElement, HTMLLIElement>

/** Returns what the element around the rows listens with. */
export function useRovingRows(list: List) {
  const current = useRef<Key>(undefined)
  const order = (): void => {
    const rows = rowsIn(list.scrollElement)
    const able = rows.filter((row) => buttonOf(row) !== null)
    const stop =
      able.find((row) => list.options.getItemKey(placeOf(row)) === current.current) ??
      able.find((row) => placeOf(row) >= (list.range?.startIndex ?? 0)) ??
      able[0]
    for (const row of rows) {
      for (const button of row.querySelectorAll('button')) button.tabIndex = row === stop ? 0 : -1
    }
  }
  // Rows come and go with scrolling, and with what is in the list.
  useLayoutEffect(order)

  const moveTo = (place: number, step: 1 | -1): void => {
    if (place < 0 || place >= list.options.count) return
    list.scrollToIndex(place)
    // A row that was out of view has to be rendered first.
    requestAnimationFrame(() => {
      const row = rowsIn(list.scrollElement).find((each) => placeOf(each) === place)
      const button = row && buttonOf(row)
      if (button) button.focus()
      else moveTo(place + step, step)
    })
  }
  return {
    onFocus: ({ target }: SyntheticEvent): void => {
      const row = rowOf(target)
      if (row === null) return
      current.current = list.options.getItemKey(placeOf(row))
      order()
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const row = rowOf(event.target)
      if (row === null) return
      const last = list.options.count - 1
      switch (event.key) {
        case 'ArrowDown':
          moveTo(placeOf(row) + 1, 1)
          break
        case 'ArrowUp':
          moveTo(placeOf(row) - 1, -1)
          break
        case 'Home':
          moveTo(0, 1)
          break
        case 'End':
          moveTo(last, -1)
          break
        default:
          return
      }
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function rowsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
}

function placeOf(row: HTMLElement): number {
  return Number(row.dataset.index)
}

function buttonOf(row: HTMLElement): HTMLButtonElement | null {
  return row.querySelector('button:enabled')
}
