/* The list of guests: only what can be seen is in the page. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'

import { EmptyState } from '@/ui/EmptyState'
import { useView } from '@/features/planner/designer/context'
import { GuestRow } from '@/features/planner/panels/attendees/GuestRow'
import { NotComing } from '@/features/planner/panels/attendees/NotComing'
import { notComingRows } from '@/features/planner/panels/attendees/not-coming'
import { useDeclinedOpen } from '@/features/planner/panels/attendees/use-declined-open'
import { isNotComing, type PlannerGuest } from '@/features/planner/seating'

const ROW = 44

/** Guests who can be seated or are, then the group of those who have declined. */
function rowsOf(guests: readonly PlannerGuest[], declinedOpen: boolean) {
  const others = guests.filter((guest) => !isNotComing(guest))
  return [
    ...others.map((guest) => ({ kind: 'guest', key: guest.id, guest }) as const),
    ...notComingRows(guests, declinedOpen),
  ]
}

export function GuestList({
  guests,
  query,
}: {
  readonly guests: readonly PlannerGuest[]
  readonly query: string
}) {
  const looking = useView((state) => state.looking)
  const box = useRef<HTMLDivElement>(null)
  const [open, toggle] = useDeclinedOpen(query)
  const items = useMemo(() => rowsOf(guests, open), [guests, open])
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 8,
  })
  if (guests.length === 0) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <EmptyState
          level={3}
          title="No guests found"
          text={
            query.trim() === ''
              ? looking
                ? 'The guests of this event show here.'
                : 'Import a CSV list or add guests below.'
              : `No guest matches “${query.trim()}”.`
          }
        />
      </div>
    )
  }
  return (
    <div ref={box} className="max-h-[400px] min-h-24 flex-1 overflow-y-auto short:min-h-44">
      <ul className="relative" style={{ height: rows.getTotalSize() }} aria-label="Guests">
        {rows.getVirtualItems().map((row) => {
          const item = items[row.index]
          if (item === undefined) return null
          return (
            <li
              key={item.key}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 px-2"
              style={{ height: ROW, transform: `translateY(${String(row.start)}px)` }}
            >
              {item.kind === 'guest' ? (
                <GuestRow guest={item.guest} />
              ) : (
                <NotComing row={item} onToggle={toggle} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
