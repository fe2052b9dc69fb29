/*
 * The rows of the guest list, at most 400 px high, drawn only where they are seen. Their layout follows the width of
 * the list and the browser's font size rather than the window: beside the tools a wide window has a narrow list.
 */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { rowHeightRem } from '@/features/guests/components/row-layout'
import { useRowLayout } from '@/features/guests/components/use-row-layout'
import type { Guest } from '@/api/schema'
import { GuestRow, type GuestRowActions } from '@/features/guests/components/GuestRow'

/** The tallest the list may be, in CSS pixels. */
const maxHeight = 400

type Props = {
  guests: readonly Guest[]
  can: GuestRowActions
}

/** Renders the list with the rows in view and a few around them. */
export function GuestRows({ guests, can }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { layout, rem } = useRowLayout(scroller)
  const rowHeight = rowHeightRem[layout] * rem
  const virtual = useVirtualizer({
    count: guests.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => guests[index]?.id ?? index,
    overscan: 6,
    initialRect: { width: 800, height: maxHeight },
  })
  useEffect(() => {
    virtual.measure()
  }, [virtual, rowHeight])
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Guests"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="overflow-y-auto focus-visible:-outline-offset-2"
      style={{ maxHeight }}
    >
      <ul className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const guest = guests[item.index]
          return guest === undefined ? null : (
            <li
              key={item.key}
              aria-setsize={guests.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 top-0 border-b border-border"
              style={{ height: rowHeight, transform: `translateY(${String(item.start)}px)` }}
            >
              <GuestRow guest={guest} layout={layout} can={can} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
