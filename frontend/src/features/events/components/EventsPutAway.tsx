/* Events that are out of the way: archived ones, or those deleted within the last 30 days. Each can come back. */
import { Archive, Trash2 } from 'lucide-react'
import { useEventsPutAway, type PutAway } from '@/api/events'
import { gridStyles, GridSkeleton } from '@/features/events/components/EventGrid'
import { EventsLoadFailure } from '@/features/events/components/EventsLoadFailure'
import { PutAwayCard } from '@/features/events/components/PutAwayCard'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

type Props = { state: PutAway; mayEdit: boolean }

/** Renders the list of one state. */
export function EventsPutAway({ state, mayEdit }: Props) {
  const events = useEventsPutAway(state)
  if (events.data === undefined) {
    return events.isError ? (
      <EventsLoadFailure retrying={events.isFetching} onRetry={() => void events.refetch()} />
    ) : (
      <GridSkeleton />
    )
  }
  if (events.data.length === 0) return <Nothing state={state} />
  return (
    <ul className={gridStyles}>
      {events.data.map((event) => (
        <li key={event.id} className="min-w-0">
          <PutAwayCard event={event} state={state} mayEdit={mayEdit} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ state }: { state: PutAway }) {
  return (
    <Card>
      {state === 'archived' ? (
        <EmptyState
          icon={Archive}
          title="No archived events"
          text="Archive an event from the menu of its card when it is over. It leaves the lists and keeps everything."
        />
      ) : (
        <EmptyState
          icon={Trash2}
          title="No recently deleted events"
          text="A deleted event stays here for 30 days and can be restored with its guests, seats and floor plan."
        />
      )}
    </Card>
  )
}
