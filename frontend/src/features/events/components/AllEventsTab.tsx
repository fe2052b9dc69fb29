/* All events of the organisation: search, filter and order, kept in the address. */
import { useDeferredValue, useMemo } from 'react'
import type { Event } from '@/api/schema'
import { DayFields } from '@/features/events/components/DayFields'
import { EventTable } from '@/features/events/components/EventTable'
import { eventFilters, filterEvents, listDefaults, sortEvents } from '@/features/events/event-list'
import { formatSorting, parseSorting, useListState } from '@/lib/list-state'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { FilteredList } from '@/ui/FilteredList'

type Props = {
  events: readonly Event[]
  currentId: string | undefined
  onOpen: (id: string) => void
  onDelete: ((event: Event) => void) | undefined
  onCreate: (() => void) | undefined
}

/** Renders the tab. */
export function AllEventsTab({ events, onCreate, ...rest }: Props) {
  const list = useListState(listDefaults)
  const { state, change } = list
  // Typing stays quick while a long list follows.
  const wanted = useDeferredValue(state)
  const shown = useMemo(
    () => sortEvents(filterEvents(events, wanted, new Date()), parseSorting(wanted.sort)),
    [events, wanted],
  )
  return (
    <Card className="overflow-hidden">
      <FilteredList
        list={list}
        noun="event"
        search={{ name: 'query', placeholder: 'Search events...' }}
        filters={eventFilters}
        moreFilters={state.period === 'range' && <DayFields range={state} onChange={change} />}
        shown={shown.length}
        all={events.length}
        count={
          shown.length === events.length
            ? `${String(events.length)} event(s) created`
            : `${String(shown.length)} of ${String(events.length)} shown`
        }
      >
        {events.length > 0 ? (
          <EventTable
            events={shown}
            sorting={parseSorting(state.sort)}
            onSort={(sorting) => {
              change({ sort: formatSorting(sorting) })
            }}
            {...rest}
          />
        ) : (
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
        )}
      </FilteredList>
    </Card>
  )
}
