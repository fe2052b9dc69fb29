/* All events of the organisation: search, filter and order, kept in the address. */
import { useDeferredValue, useMemo } from 'react'
import type { Event } from '@/api/schema'
import { EventListTools } from '@/features/events/components/EventListTools'
import { EventTable } from '@/features/events/components/EventTable'
import {
  everything,
  filterEvents,
  filterOf,
  listDefaults,
  sortEvents,
} from '@/features/events/event-list'
import { formatSorting, parseSorting, useListState } from '@/lib/list-state'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

type Props = {
  events: readonly Event[]
  currentId: string | undefined
  onOpen: (id: string) => void
  onDelete: ((event: Event) => void) | undefined
  onCreate: (() => void) | undefined
}

/** Renders the tab. */
export function AllEventsTab({ events, onCreate, ...rest }: Props) {
  const { state, change } = useListState(listDefaults)
  const filter = filterOf(state)
  // Typing stays quick while a long list follows.
  const query = useDeferredValue(state.query)
  const { status, period, from, to, sort } = state
  const shown = useMemo(() => {
    const wanted = filterOf({ query, status, period, from, to })
    return sortEvents(filterEvents(events, wanted, new Date()), parseSorting(sort))
  }, [events, query, status, period, from, to, sort])
  const term = query.trim()
  return (
    <Card className="overflow-hidden">
      <EventListTools filter={filter} onChange={change} shown={shown.length} all={events.length} />
      {shown.length > 0 ? (
        <EventTable
          events={shown}
          sorting={parseSorting(sort)}
          onSort={(sorting) => {
            change({ sort: formatSorting(sorting) })
          }}
          {...rest}
        />
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
                change(everything)
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
