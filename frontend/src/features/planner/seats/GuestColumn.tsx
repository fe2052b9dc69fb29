/*
 * The guests of the seat assignment: search, who waits and who sits, by party. Each can be dragged to a chair, and so can
 * a party by its heading. A search finds seated guests too.
 */
import { useMemo, useState } from 'react'

import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { Segmented } from '@/ui/Segmented'
import { useSeating } from '@/features/planner/designer/context'
import { AttendeeButton } from '@/features/planner/panels/attendees/AttendeeButton'
import { Draggable } from '@/features/planner/seats/Draggable'
import { PartyButton } from '@/features/planner/seats/PartyButton'
import { partyRows, plainRows, waitingRows, type GuestListRow } from '@/guests/guest-rows'
import { GuestRowList } from '@/guests/GuestRowList'
import { searchGuests } from '@/guests/search'
import { isSeated, needsSeat, seatCounts } from '@/guests/seating'
import { useDeclinedOpen } from '@/guests/use-declined-open'

type SeatFilter = 'unseated' | 'seated'

export function GuestColumn() {
  const guests = useSeating((state) => state.guests)
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<SeatFilter>('unseated')
  const [isOpen, toggle] = useDeclinedOpen(query)
  const rows = useMemo((): GuestListRow[] => {
    const found = searchGuests(guests, query)
    if (query.trim() !== '') {
      const waiting = found.filter(needsSeat)
      const seated = found.filter(isSeated)
      const others = found.filter((guest) => !needsSeat(guest) && !isSeated(guest))
      return [...plainRows([...waiting, ...seated], false), ...plainRows(others, isOpen)]
    }
    return filter === 'seated' ? partyRows(found.filter(isSeated)) : waitingRows(found, isOpen)
  }, [guests, filter, query, isOpen])
  const { seated, unseated } = useMemo(() => seatCounts(guests), [guests])
  return (
    <section
      id="seating-list"
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
        {query.trim() === '' && (
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
        )}
      </div>
      {rows.every(({ kind }) => kind === 'not-coming' || kind === 'declined') && (
        <NoGuests filter={filter} query={query} />
      )}
      {rows.length > 0 && (
        <GuestRowList
          rows={rows}
          onToggleDeclined={toggle}
          className="min-h-0"
          partyHeading={(party) =>
            filter === 'unseated' ? <PartyButton name={party.name} /> : undefined
          }
        >
          {(guest) => (
            <Draggable guestIds={[guest.id]}>
              <AttendeeButton guest={guest} showsSeated />
            </Draggable>
          )}
        </GuestRowList>
      )}
      <p className="mt-auto border-t border-border px-3 py-2 text-xs text-muted">
        Drag a guest or a party to the plan, or choose them and then a chair or table.
      </p>
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
