/* One event of the card grid. */
import { CalendarDays, Pencil, Trash2, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { statusLabel, statusTone } from '@/features/events/status'
import { browserZone, dateAndTime, shortDate } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'

type Props = {
  event: Event
  onEdit: (event: Event) => void
  onDelete: (event: Event) => void
}

/** Renders the card; its title opens the event on the dashboard. */
export function EventCard({ event, onEdit, onDelete }: Props) {
  return (
    <Card className="flex h-full flex-col p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold break-words">
          <Link
            to={`${paths.dashboard}?event=${encodeURIComponent(event.id)}`}
            className="rounded-control hover:underline hover:underline-offset-4"
          >
            {event.name}
          </Link>
        </h2>
        <Badge tone={statusTone(event.status)}>{statusLabel(event.status)}</Badge>
      </div>
      <p className="mt-1 line-clamp-2 break-words text-muted">
        {event.description === '' ? 'No description' : event.description}
      </p>
      <ul className="mt-4 flex flex-col gap-2 text-sm">
        <li className="flex items-center gap-2">
          <CalendarDays aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
          {dateAndTime(event)}
        </li>
        <li className="flex items-center gap-2 tabular-nums">
          <Users aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
          {event.guestCount} guests ({event.assignedSeats} seated)
        </li>
      </ul>
      <div className="mt-auto flex items-center justify-between gap-2 pt-5">
        <p className="text-xs text-muted">
          Created {shortDate({ date: event.createdAt, zone: browserZone() })}
        </p>
        <div className="flex gap-1">
          <Button
            size="sm"
            aria-label={`Edit ${event.name}`}
            onClick={() => {
              onEdit(event)
            }}
          >
            <Pencil aria-hidden />
            Edit
          </Button>
          <IconButton
            label={`Delete ${event.name}`}
            size="icon-sm"
            className="text-muted hover:text-danger"
            onClick={() => {
              onDelete(event)
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </Card>
  )
}
