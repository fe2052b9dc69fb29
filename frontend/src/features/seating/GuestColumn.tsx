/*
 * The guests of the seat assignment: search, filters, who waits and who sits, by party. Each can be dragged to a chair, and
 * so can a party by its heading. A search finds seated guests too.
 */
import { GripVertical } from 'lucide-react'
import { useMemo, useState } from 'react'

import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SearchField } from '@/ui/SearchField'
import { Segmented } from '@/ui/Segmented'
import { useSeating } from '@/canvas/context'
import { AttendeeButton } from '@/features/seating/attendees/AttendeeButton'
import { Draggable } from '@/features/seating/Draggable'
import {
  filterGuests,
  filterOptions,
  isFiltered,
  wishingOf,
  type GuestFilter,
} from '@/features/seating/guest-filter'
import { GuestFilters } from '@/features/seating/GuestFilters'
import { PartyChoice } from '@/features/seating/PartyChoice'
import { useVerdicts, useWishList } from '@/features/seating/use-seat-advisor'
import { partyRows, plainRows, waitingRows, type GuestListRow } from '@/guests/guest-rows'
import { GuestRowList } from '@/guests/GuestRowList'
import { searchGuests } from '@/guests/search'
import { isSeated, needsSeat, seatCounts } from '@/guests/seating'
import { count } from '@/lib/words'
import { useDeclinedOpen } from '@/guests/use-declined-open'

type SeatFilter = 'unseated' | 'seated'

export function GuestColumn() {
  const guests = useSeating((state) => state.guests)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<SeatFilter>('unseated')
  const [filter, setFilter] = useState<GuestFilter>({})
  const wishing = useWishing()
  const [isOpen, toggle] = useDeclinedOpen(query)
  const rows = useMemo((): GuestListRow[] => {
    const found = searchGuests(filterGuests(guests, filter, wishing), query)
    if (query.trim() !== '') {
      const waiting = found.filter(needsSeat)
      const seated = found.filter(isSeated)
      const others = found.filter((guest) => !needsSeat(guest) && !isSeated(guest))
      return [...plainRows([...waiting, ...seated], false), ...plainRows(others, isOpen)]
    }
    return shown === 'seated' ? partyRows(found.filter(isSeated)) : waitingRows(found, isOpen)
  }, [guests, filter, wishing, shown, query, isOpen])
  const options = useMemo(() => {
    const listed = shown === 'seated' ? guests.filter(isSeated) : guests.filter(needsSeat)
    return filterOptions(query.trim() === '' ? listed : guests, wishing)
  }, [guests, shown, query, wishing])
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
            value={shown}
            options={[
              { value: 'unseated', label: `Unseated ${count(unseated)}` },
              { value: 'seated', label: `Seated ${count(seated)}` },
            ]}
            onChange={setShown}
          />
        )}
        <GuestFilters filter={filter} options={options} onChange={setFilter} />
      </div>
      {rows.every(({ kind }) => kind === 'not-coming' || kind === 'declined') && (
        <NoGuests
          {...{ shown, query, filter }}
          onClear={() => {
            setFilter({})
          }}
        />
      )}
      {rows.length > 0 && (
        <GuestRowList
          rows={rows}
          onToggleDeclined={toggle}
          className="min-h-0"
          partyHeading={(party) =>
            shown === 'unseated' && !isFiltered(filter) ? (
              <PartyButton name={party.name} />
            ) : undefined
          }
        >
          {(guest, isUnderParty) => (
            <Draggable guestIds={[guest.id]}>
              <AttendeeButton guest={guest} isUnderParty={isUnderParty} showsSeated />
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

/** The guests whom the filter by wish is about. */
function useWishing() {
  const [wishes, verdicts] = [useWishList(), useVerdicts()]
  return useMemo(() => wishingOf(wishes, verdicts), [wishes, verdicts])
}

interface NoGuestsProps {
  readonly shown: SeatFilter
  readonly query: string
  readonly filter: GuestFilter
  readonly onClear: () => void
}

function NoGuests({ shown, query, filter, onClear }: NoGuestsProps) {
  const total = useSeating((state) => state.guests.length)
  const wanted = query.trim()
  if (isFiltered(filter)) {
    return (
      <EmptyState
        level={2}
        title="No guests found"
        text="No guest matches these filters."
        action={
          <Button size="sm" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    )
  }
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
  return shown === 'unseated' ? (
    <EmptyState level={2} title="All guests are seated" text="There is no one left to seat." />
  ) : (
    <EmptyState level={2} title="No one is seated yet" text="Drag a guest to a chair to begin." />
  )
}

/** The heading of a party that waits for seats, which can be dragged to the plan as well. */
function PartyButton({ name }: { readonly name: string }) {
  return (
    <PartyChoice
      name={name}
      sign={<GripVertical aria-hidden className="size-3.5 shrink-0" />}
      wrap={(heading, guestIds) => <Draggable guestIds={guestIds}>{heading}</Draggable>}
    />
  )
}
