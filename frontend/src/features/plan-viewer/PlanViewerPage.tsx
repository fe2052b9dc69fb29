/* One event's floor plan to look at, with the seats that are taken. */
import { Link, useParams } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEvents } from '@/api/events'
import { usePlan } from '@/api/plan'
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

/** Renders the plan of the event in the address. */
export function PlanViewerPage() {
  const { eventId = '' } = useParams()
  const mayEdit = useMayEdit()
  const events = useEvents()
  const event = events.data?.find(({ id }) => id === eventId)
  const plan = usePlan(event?.id)
  const tables = useTables(event?.id)
  useTitle(event === undefined ? 'Floor plan' : `Floor plan of ${event.name}`)
  if (events.isPending) return <LoadingScreen text="Loading event..." />
  if (event === undefined) return <EmptyState level={1} title="Event not found" />
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
        {plan.data === undefined ? (
          <LoadingScreen text="Loading floor plan" />
        ) : (
          <PlanSvg
            plan={plan.data.plan}
            label={`Floor plan of ${event.name}`}
            assignedSeats={taken}
            className="h-[70dvh] w-full"
          />
        )}
      </Card>
    </>
  )
}
