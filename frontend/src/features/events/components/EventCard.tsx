/* One event of the card grid. */
import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { DateAndGuests } from '@/features/events/components/DateAndGuests'
import { DeleteButton } from '@/features/events/components/DeleteButton'
import { EventCardMenu } from '@/features/events/components/EventCardMenu'
import { EventDot } from '@/features/events/components/EventDot'
import type { EventDialogRequest } from '@/features/events/components/EventDialogs'
import { statusTone } from '@/features/events/status'
import { capitalised } from '@/lib/capitalised'
import { browserZone, shortDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

type Props = { event: Event; onAsk: ((asked: EventDialogRequest) => void) | undefined }

/** Renders the card; its title opens the event on the dashboard. */
export const EventCard = memo(function EventCard({ event, onAsk }: Props) {
  return (
    <Card className="flex h-full flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h2
          dir="auto"
          className="flex min-w-0 items-baseline gap-2 text-left font-display text-lg font-semibold break-words"
        >
          <EventDot event={event} />
          <Link
            to={`${paths.dashboard}?event=${encodeURIComponent(event.id)}`}
            title={event.name}
            className="line-clamp-3 min-w-0 rounded-control hover:underline hover:underline-offset-4"
          >
            {event.name}
          </Link>
        </h2>
        <Badge tone={statusTone(event.status)}>{capitalised(event.status)}</Badge>
      </div>
      <p dir="auto" className="mt-1 line-clamp-2 text-left break-words text-muted">
        {event.description === '' ? 'No description' : event.description}
      </p>
      <DateAndGuests event={event} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-5">
        <p className="text-xs text-muted">
          Created {shortDate({ date: event.createdAt, zone: browserZone() })}
        </p>
        {onAsk !== undefined && (
          <div className="flex gap-1">
            <Button
              size="sm"
              aria-label={`Edit ${event.name}`}
              onClick={() => {
                onAsk({ to: 'edit', event })
              }}
            >
              <Pencil aria-hidden />
              Edit
            </Button>
            <DeleteButton
              event={event}
              onDelete={() => {
                onAsk({ to: 'delete', event })
              }}
            />
            <EventCardMenu
              event={event}
              onDuplicate={() => {
                onAsk({ to: 'duplicate', event })
              }}
            />
          </div>
        )}
      </div>
    </Card>
  )
})
