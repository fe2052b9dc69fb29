/* The four figures of one event; each is counted, none is entered. */
import type { Event } from '@/api/schema'
import { availableSeats, missingSeats } from '@/features/events/event-list'
import { statusLabel, statusTone } from '@/features/events/status'
import { count, counted } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { StatTile } from '@/ui/StatTile'

/** Renders the tiles. */
export function EventFigures({ event }: { event: Event }) {
  const missing = missingSeats(event)
  return (
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
  )
}
