/* All events of the organisation: search, filter, and a table that becomes cards on a phone. */
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Event } from '@/api/schema'
import { EventCardList } from '@/features/events/components/EventCardList'
import { EventFilterMenu } from '@/features/events/components/EventFilterMenu'
import { EventTable } from '@/features/events/components/EventTable'
import { filterEvents, type EventFilter } from '@/features/events/event-list'
import { useNarrow } from '@/lib/media'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Input } from '@/ui/Input'

/** What the lists of events need, whatever they look like. */
export type EventListProps = {
  events: readonly Event[]
  currentId: string | undefined
  onOpen: (id: string) => void
  onDelete: (event: Event) => void
}

const everything: EventFilter = { query: '', status: '', period: 'all' }

/** Renders the tab. */
export function AllEventsTab({
  events,
  onCreate,
  ...rest
}: EventListProps & { onCreate: () => void }) {
  const [filter, setFilter] = useState(everything)
  const narrow = useNarrow()
  const shown = useMemo(() => filterEvents(events, filter, new Date()), [events, filter])
  const List = narrow ? EventCardList : EventTable
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-2 border-b border-border p-4">
        <div className="relative min-w-0 flex-1 basis-60 md:max-w-80">
          <Search
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Search events"
            placeholder="Search events..."
            className="pl-9"
            value={filter.query}
            onChange={(event) => {
              setFilter({ ...filter, query: event.target.value })
            }}
          />
        </div>
        <EventFilterMenu filter={filter} onChange={setFilter} />
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {shown.length === events.length
            ? `${String(events.length)} event(s) created`
            : `${String(shown.length)} of ${String(events.length)} shown`}
        </p>
      </div>
      {shown.length > 0 ? (
        <List events={shown} {...rest} />
      ) : events.length === 0 ? (
        <EmptyState
          title="No Events Found"
          text="Create the first event to begin."
          action={
            <Button variant="primary" onClick={onCreate}>
              Create Event
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={
            filter.query.trim() === ''
              ? 'No event fits the filter'
              : `No event fits “${filter.query.trim()}”`
          }
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
