/* One event at a glance: when and where, its figures, its floor plan. */
import { CalendarDays, Clock, DraftingCompass, MapPin, Pencil, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { PlanPreview } from '@/features/events/components/PlanPreview'
import { availableSeats, missingSeats } from '@/features/events/event-list'
import { statusLabel, statusTone } from '@/features/events/status'
import { longDate, timeOfDay, zoneLabel, zoneOffset } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { count, counted } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { StatTile } from '@/ui/StatTile'

type Props = { event: Event; onEdit: () => void }

/** Renders the overview of one event. */
export function OverviewTab({ event, onEdit }: Props) {
  const ofEvent = `?event=${encodeURIComponent(event.id)}`
  const missing = missingSeats(event)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Card className="p-6">
          <h2 className="text-lg font-semibold break-words">{event.name}</h2>
          <dl className="mt-4 flex flex-col gap-2.5">
            <Fact icon={CalendarDays} name="Date">
              {longDate(event)}
            </Fact>
            <Fact icon={Clock} name="Time">
              {timeOfDay(event)}{' '}
              <span className="text-muted">
                {zoneLabel(event.zone)}, {zoneOffset(event)}
              </span>
            </Fact>
            {event.venue !== '' && (
              <Fact icon={MapPin} name="Venue">
                {event.venue}
              </Fact>
            )}
          </dl>
          {event.description !== '' && (
            <p className="mt-4 max-w-[65ch] break-words whitespace-pre-line text-muted">
              {event.description}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-2">
            <Button onClick={onEdit}>
              <Pencil aria-hidden />
              Edit Event
            </Button>
            <Link to={paths.guestManagement + ofEvent} className={buttonStyles()}>
              <Users aria-hidden />
              Manage Guests
            </Link>
            <Link
              to={paths.floorPlanner + ofEvent}
              className={buttonStyles({ variant: 'primary' })}
            >
              <DraftingCompass aria-hidden />
              Edit Floor Plan
            </Link>
          </div>
        </Card>
        <div className="grid grid-cols-2 gap-3 lg:gap-4">
          <StatTile label="Total Guests" value={count(event.guestCount)} />
          <StatTile label="Assigned Seats" value={count(event.assignedSeats)} />
          <StatTile
            label="Available Seats"
            value={count(availableSeats(event))}
            {...(missing > 0
              ? { hint: `${counted(missing, 'guest')} more than the plan has seats for` }
              : {})}
          />
          <StatTile
            label="Event Status"
            value={
              <Badge tone={statusTone(event.status)} className="my-1">
                {statusLabel(event.status)}
              </Badge>
            }
          />
        </div>
      </div>
      <PlanPreview event={event} />
    </div>
  )
}

function Fact({
  icon: Icon,
  name,
  children,
}: {
  icon: typeof Clock
  name: string
  children: React.ReactNode
}) {
  return (
    <div className="flex items-start gap-3">
      <dt>
        <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 text-muted" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
