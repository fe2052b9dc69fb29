/* One event's floor plan to look at: who sits where, and how to get there. */
import { useParams, useSearchParams } from 'react-router-dom'
import { useEvents } from '@/api/events'
import { useLiveEvent } from '@/api/live'
import { PlanViewer } from '@/features/plan-viewer/PlanViewer'
import { useTitle } from '@/lib/title'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { loadable } from '@/ui/loadable'
import { QueryView } from '@/ui/QueryView'

const entranceSigns = loadable(
  async () => (await import('@/features/plan-viewer/EntranceSigns')).EntranceSigns,
  { pending: <LoadingScreen text="Loading signs" /> },
)

/** Renders the plan of the event in the address, or the signs of its entrances (`?signs=1`). */
export function PlanViewerPage() {
  const { eventId = '' } = useParams()
  useLiveEvent(eventId)
  const [params] = useSearchParams()
  const events = useEvents()
  const event = events.data?.find(({ id }) => id === eventId)
  useTitle(event === undefined ? 'Floor plan' : `Floor plan of ${event.name}`)
  return (
    <QueryView
      query={events}
      failed="The event could not be loaded"
      level={1}
      skeleton={<LoadingScreen text="Loading event..." />}
    >
      {() =>
        event === undefined ? (
          <EmptyState level={1} title="Event not found" />
        ) : params.has('signs') ? (
          <entranceSigns.Part event={event} />
        ) : (
          <PlanViewer key={event.id} event={event} />
        )
      }
    </QueryView>
  )
}
