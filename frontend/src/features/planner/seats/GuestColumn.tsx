/* The guests of the seat assignment: search, who waits and who sits, by party. Each can be dragged to a chair. */
import { useMemo, useState } from 'react'

import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { Segmented } from '@/ui/Segmented'
import { useSeating } from '@/features/planner/designer/context'
import { AttendeeButton } from '@/features/planner/panels/attendees/AttendeeButton'
import { DraggableGuest } from '@/features/planner/seats/DraggableGuest'
import { partyRows, waitingRows } from '@/guests/guest-rows'
import { GuestRowList } from '@/guests/GuestRowList'
import { searchGuests } from '@/guests/search'
import { isSeated, seatCounts } from '@/guests/seating'
import { useDeclinedOpen } from '@/guests/use-declined-open'

type SeatFilter = 'unseated' | 'seated'

export function GuestColumn() {
  const guests = useSeating((state) => state.guests)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SeatFilter>('unseated')
  const [isOpen, toggle] = useDeclinedOpen(query)
  const rows = useMemo(() => {
    const found = searchGuests(guests, query)
    return filter === 'seated' ? partyRows(found.filter(isSeated)) : waitingRows(found, isOpen)
  }, [guests, filter, query, isOpen])
  const { seated, unseated } = useMemo(() => seatCounts(guests), [guests])
  return (
    <section
      aria-label="Guest list"
      className="flex w-80 shrink-0 flex-col border-r border-border bg-surface"
    >
      <div className="flex flex-col gap-3 border-b border-border p-3">
        <SearchField
          label="Search guests"
          placeholder="Name, mobile or company"
          value={query}
          onChange={setQuery}
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
        <NoGuests filter={filter} query={query} />
      )}
      {rows.length > 0 && (
        <GuestRowList rows={rows} onToggleDeclined={toggle} className="min-h-0">
          {(guest) => (
            <DraggableGuest guest={guest}>
              <AttendeeButton guest={guest} />
            </DraggableGuest>
          )}
        </GuestRowList>
      )}
    </section>
  )
}

function NoGuests({ filter, query }: { readonly filter: SeatFilter; readonly query: string }) {
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
