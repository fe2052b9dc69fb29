/* The guests of the seat assignment: search, who waits and who sits, by party. Each can be dragged to a chair. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, useState } from 'react'

import { EmptyState } from '@/ui/EmptyState'
import { Input } from '@/ui/Input'
import { Segmented } from '@/ui/Segmented'
import { useSeating } from '@/features/planner/designer/context'
import { NotComing } from '@/features/planner/panels/attendees/NotComing'
import { GuestRow } from '@/features/planner/panels/attendees/GuestRow'
import { DraggableGuest } from '@/features/planner/seats/DraggableGuest'
import { useDeclinedOpen } from '@/features/planner/panels/attendees/use-declined-open'
import { guestRows, type GuestListRow, type SeatFilter } from '@/features/planner/seats/guest-rows'
import { seatCounts } from '@/features/planner/seating'

/** Pixels. */
const HEIGHT = { party: 32, guest: 44, 'not-coming': 44, declined: 44 } as const

export function GuestColumn() {
  const guests = useSeating((state) => state.guests)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SeatFilter>('unseated')
  const [open, toggle] = useDeclinedOpen(query)
  const rows = useMemo(() => guestRows(guests, filter, query, open), [guests, filter, query, open])
  const { seated, unseated } = useMemo(() => seatCounts(guests), [guests])
  return (
    <section
      aria-label="Guest list"
      className="flex w-80 shrink-0 flex-col border-r border-border bg-surface"
    >
      <div className="flex flex-col gap-3 border-b border-border p-3">
        <Input
          type="search"
          aria-label="Search guests"
          placeholder="Name, mobile or company"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
          }}
        />
        <Segmented
          legend="Show guests"
          hideLegend
          value={filter}
          options={[
            { value: 'unseated', label: `Unseated ${String(unseated)}` },
            { value: 'seated', label: `Seated ${String(seated)}` },
          ]}
          onChange={setFilter}
        />
      </div>
      {rows.every(({ kind }) => kind === 'not-coming' || kind === 'declined') && (
        <Nobody filter={filter} query={query} />
      )}
      {rows.length > 0 && <Rows rows={rows} onToggleDeclined={toggle} />}
    </section>
  )
}

function Nobody({ filter, query }: { readonly filter: SeatFilter; readonly query: string }) {
  const total = useSeating((state) => state.guests.length)
  const wanted = query.trim()
  if (wanted !== '') {
    return <EmptyState level={2} title="No guests found" text={`No guest matches “${wanted}”.`} />
  }
  if (total === 0) {
    return (
      <EmptyState
        level={2}
        title="No guests found"
        text="Add or import guests in the Attendees panel first."
      />
    )
  }
  return filter === 'unseated' ? (
    <EmptyState level={2} title="All guests are seated" text="There is no one left to seat." />
  ) : (
    <EmptyState level={2} title="No one is seated yet" text="Drag a guest to a chair to begin." />
  )
}

/** Only what can be seen is in the page. */
function Rows({
  rows,
  onToggleDeclined,
}: {
  readonly rows: readonly GuestListRow[]
  readonly onToggleDeclined: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => HEIGHT[rows[index]?.kind ?? 'guest'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  })
  return (
    <div ref={box} className="min-h-0 flex-1 overflow-y-auto">
      <ul className="relative" style={{ height: list.getTotalSize() }} aria-label="Guests">
        {list.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (row === undefined) return null
          return (
            <li
              key={row.key}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              className="absolute inset-x-0 px-2"
              style={{ height: item.size, transform: `translateY(${String(item.start)}px)` }}
            >
              <Row row={row} onToggleDeclined={onToggleDeclined} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Row({
  row,
  onToggleDeclined,
}: {
  readonly row: GuestListRow
  readonly onToggleDeclined: () => void
}) {
  switch (row.kind) {
    case 'party':
      return <PartyRow name={row.name} guests={row.guests} />
    case 'guest':
      return (
        <DraggableGuest guest={row.guest}>
          <GuestRow guest={row.guest} />
        </DraggableGuest>
      )
    case 'not-coming':
    case 'declined':
      return <NotComing row={row} onToggle={onToggleDeclined} />
  }
}

function PartyRow({ name, guests }: { readonly name: string; readonly guests: number }) {
  return (
    <p className="flex h-8 items-end gap-2 px-2 pb-1 text-xs font-semibold text-muted">
      <span className="min-w-0 truncate">
        <bdi>{name}</bdi>
      </span>
      <span className="tabular-nums">{guests}</span>
    </p>
  )
}
