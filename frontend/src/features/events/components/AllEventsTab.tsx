/* All events of the organisation: search, filter, order, and a table that becomes cards on a phone. */
import { useDeferredValue, useMemo, useState } from 'react'
import { EventCardList } from '@/features/events/components/EventCardList'
import { EventListTools } from '@/features/events/components/EventListTools'
import { EventTable } from '@/features/events/components/EventTable'
import {
  byDate,
  everything,
  filterEvents,
  sortEvents,
  type EventListProps,
} from '@/features/events/event-list'
import { useNarrow } from '@/lib/media'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

const firstRows = 40

type Props = Omit<EventListProps, 'sorting' | 'onSort'> & { onCreate: (() => void) | undefined }

/** Renders the tab. */
export function AllEventsTab({ events, onCreate, ...rest }: Props) {
  const [filter, setFilter] = useState(everything)
  const [sorting, setSorting] = useState(byDate)
  const narrow = useNarrow()
  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(filter)
  const shown = useMemo(
    () => sortEvents(filterEvents(events, wanted, new Date()), sorting),
    [events, wanted, sorting],
  )
  // The first screenful comes at once, the rest while nobody waits.
  const drawn = useDeferredValue(shown, shown.slice(0, firstRows))
  const List = narrow ? EventCardList : EventTable
  const term = wanted.query.trim()
  return (
    <Card className="overflow-hidden">
      <EventListTools
        filter={filter}
        onChange={setFilter}
        shown={shown.length}
        all={events.length}
      />
      {shown.length > 0 ? (
        <List events={drawn} sorting={sorting} onSort={setSorting} {...rest} />
      ) : events.length === 0 ? (
        <EmptyState
          title="No Events Found"
          text="Create the first event to begin."
          action={
            onCreate && (
              <Button variant="primary" onClick={onCreate}>
                Create Event
              </Button>
            )
          }
        />
      ) : (
        <EmptyState
          title={term === '' ? 'No event fits the filter' : `No event fits “${term}”`}
          text={term === '' ? undefined : 'The search looks into names and descriptions.'}
          action={
            <Button
              onClick={() => {
                setFilter(everything)
              }}
            >
              Clear
            </Button>
          }
        />
      )}
    </Card>
  )
}
