/* One event's floor plan to look at, with the seats that are taken. */
import { Link, useParams } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEvents } from '@/api/events'
import { usePlan } from '@/api/plan'
import type { Event } from '@/api/schema'
import { useTables } from '@/api/seating'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { counted } from '@/lib/words'
import { PlanSvg } from '@/plan/PlanSvg'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingScreen } from '@/ui/LoadingScreen'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'

/** Renders the plan of the event in the address. */
export function PlanViewerPage() {
  const { eventId = '' } = useParams()
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
        ) : (
          <PlanOfEvent event={event} />
        )
      }
    </QueryView>
  )
}

function PlanOfEvent({ event }: { event: Event }) {
  const mayEdit = useMayEdit()
  const plan = usePlan(event.id)
  const tables = useTables(event.id)
  const taken = (tables.data ?? []).flatMap(({ seats }) =>
    seats.filter(({ guestId }) => guestId != null).map(({ id }) => id),
  )
  return (
    <>
      <PageHeader
        title={event.name}
        text={`${counted(tables.data?.length ?? 0, 'table')}, ${String(taken.length)} of ${counted(event.seatCount, 'seat')} taken`}
        actions={
          mayEdit && (
            <Link
              to={`${paths.floorPlanner}?event=${encodeURIComponent(event.id)}`}
              className={buttonStyles()}
            >
              Edit Floor Plan
            </Link>
          )
        }
      />
      <Card className="mt-6 overflow-hidden bg-plan-outside p-4">
        <QueryView
          query={plan}
          failed="The floor plan could not be loaded"
          skeleton={<LoadingScreen text="Loading floor plan" />}
        >
          {(data) => (
            <PlanSvg
              plan={data.plan}
              label={`Floor plan of ${event.name}`}
              assignedSeats={taken}
              className="h-[70dvh] w-full"
            />
          )}
        </QueryView>
      </Card>
    </>
  )
}
