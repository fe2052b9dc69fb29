/* Events that are out of the way: archived ones, or those deleted within the last 30 days. Each can come back. */
import { Archive, Trash2 } from 'lucide-react'
import { useEventsPutAway, type PutAway } from '@/api/event-changes'
import { gridStyles, GridSkeleton } from '@/features/events/components/EventGrid'
import { EventsView } from '@/features/events/components/EventsView'
import { PutAwayCard } from '@/features/events/components/PutAwayCard'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

type Props = { state: PutAway; mayEdit: boolean }

/** Renders the list of one state. */
export function EventsPutAway({ state, mayEdit }: Props) {
  const events = useEventsPutAway(state)
  return (
    <EventsView query={events} skeleton={<GridSkeleton />} empty={<Nothing state={state} />}>
      {(list) => (
        <ul className={gridStyles}>
          {list.map((event) => (
            <li key={event.id} className="min-w-0">
              <PutAwayCard event={event} state={state} mayEdit={mayEdit} />
            </li>
          ))}
        </ul>
      )}
    </EventsView>
  )
}

function Nothing({ state }: { state: PutAway }) {
  return (
    <Card>
      {state === 'archived' ? (
        <EmptyState
          icon={Archive}
          title="No archived events"
          text="When an event is over, archive it from the menu of its card. It leaves the lists, and nothing is deleted."
        />
      ) : (
        <EmptyState
          icon={Trash2}
          title="No recently deleted events"
          text="Deleted events stay here for 30 days and can be restored with their guests, seats and floor plan."
        />
      )}
    </Card>
  )
}
