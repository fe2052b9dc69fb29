/* The head of an event's page: its name and facts beside its own room, drawn from the floor plan. */
import { DraftingCompass, Map, Pencil, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { usePlan } from '@/api/plan'
import type { Event } from '@/api/schema'
import { useTables } from '@/api/seating'
import { TablesPattern } from '@/events/TablesPattern'
import { EventFacts } from '@/features/events/components/EventFacts'
import { eventPath, ofEvent, paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { loadable } from '@/ui/loadable'

// The picture needs the compiled plan code; the rest of the page does not wait for it.
const { Part: PlanCover } = loadable(async () => (await import('@/plan/PlanCover')).PlanCover, {
  pending: null,
})

/** `onEdit` is absent for members who may only look. */
type Props = { event: Event; onEdit: (() => void) | undefined }

/** Renders the head; on narrower screens the room moves above the text. */
export function EventCover({ event, onEdit }: Props) {
  return (
    <Card className="flex flex-col overflow-hidden xl:grid xl:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="bg-event-soft p-6 max-xl:order-1">
        <h2
          dir="auto"
          className="text-left font-display text-2xl font-semibold break-words text-event-ink"
        >
          {event.name}
        </h2>
        <EventFacts event={event} />
        {event.description !== '' && (
          <p
            dir="auto"
            className="mt-4 max-w-[65ch] text-left break-words whitespace-pre-line text-muted"
          >
            {event.description}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Link
            to={onEdit === undefined ? eventPath(event.id) : ofEvent(paths.floorPlanner, event.id)}
            className={buttonStyles()}
          >
            <DraftingCompass aria-hidden />
            {onEdit === undefined ? 'View Floor Plan' : 'Edit Floor Plan'}
          </Link>
          <Link to={ofEvent(paths.guestManagement, event.id)} className={buttonStyles()}>
            <Users aria-hidden />
            Manage Guests
          </Link>
          {onEdit !== undefined && (
            <Button onClick={onEdit}>
              <Pencil aria-hidden />
              Edit Event
            </Button>
          )}
        </div>
      </div>
      <Room event={event} />
    </Card>
  )
}

function Room({ event }: { event: Event }) {
  const plan = usePlan(event.id)
  const tables = useTables(event.id)
  const taken = (tables.data ?? []).flatMap(({ seats }) =>
    seats.filter(({ guestId }) => guestId != null).map(({ id }) => id),
  )
  const isDrawn = event.seatCount > 0 && plan.data !== undefined && tables.data !== undefined
  return (
    <div className="relative isolate min-h-48 bg-event-soft text-event-line sm:min-h-64">
      <TablesPattern id="room-cover" />
      {isDrawn && (
        <>
          <PlanCover
            plan={plan.data.plan}
            taken={taken}
            label={`The room of ${event.name}, drawn from its floor plan`}
            className="absolute inset-0 size-full object-cover"
          />
          <p className="absolute bottom-3 left-3 flex items-center gap-1.5 rounded-full bg-surface px-3 py-1 text-xs shadow-float">
            <Map aria-hidden strokeWidth={1.75} className="size-3.5 text-event-ink" />
            Drawn from your floor plan
          </p>
        </>
      )}
    </div>
  )
}
