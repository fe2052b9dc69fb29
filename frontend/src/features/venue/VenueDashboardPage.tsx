/* The venue around the room of an event: what is set up, and the editor for it. */
import { useSearchParams } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import type { Event } from '@/api/schema'
import { useVenue } from '@/api/venues'
import { EventScreen } from '@/events/EventScreen'
import { VenueDashboard } from '@/features/venue/VenueDashboard'
import { Card } from '@/ui/Card'
import { loadable } from '@/ui/loadable'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'

const venueEditor = loadable(
  async () => (await import('@/features/venue/editor/VenueEditor')).VenueEditor,
  { pending: <Skeleton className="h-[70dvh] rounded-card" /> },
)

const none = { text: 'Create an event to set up its venue.' }

/** Renders the dashboard, or the editor (`?edit=1`). */
export function VenueDashboardPage() {
  return (
    <EventScreen title="Venue Dashboard" none={none} picker>
      {(event) => <VenueOf event={event} />}
    </EventScreen>
  )
}

function VenueOf({ event }: { event: Event }) {
  const venue = useVenue(event.id)
  const mayEdit = useMayEdit()
  const [params, setParams] = useSearchParams()
  const setEditing = (isEditing: boolean) => {
    setParams((present) => {
      const next = new URLSearchParams(present)
      if (isEditing) next.set('edit', '1')
      else next.delete('edit')
      return next
    })
  }
  return (
    <QueryView
      query={venue}
      failed="The venue could not be loaded"
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={<Skeleton className="h-[70dvh] rounded-card" />}
    >
      {(data) =>
        mayEdit && params.has('edit') ? (
          <venueEditor.Part
            event={event}
            venue={data}
            onDone={() => {
              setEditing(false)
            }}
          />
        ) : (
          <VenueDashboard
            event={event}
            venue={data}
            mayEdit={mayEdit}
            onEdit={() => {
              setEditing(true)
            }}
          />
        )
      }
    </QueryView>
  )
}
