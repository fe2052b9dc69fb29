/* The four figures of one event; each is counted, none is entered. */
import { useGuests } from '@/api/guests'
import type { Event } from '@/api/schema'
import { availableSeats, missingSeats } from '@/features/events/event-list'
import { statusTone } from '@/features/events/status'
import { capitalised } from '@/lib/capitalised'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { StatTile } from '@/ui/StatTile'

/** Renders the tiles. */
export function EventFigures({ event }: { event: Event }) {
  // Only a list that is longer than the plan can have more attending guests than seats.
  const guests = useGuests(event.guestCount > event.seatCount ? event.id : undefined)
  const missing = missingSeats(guests.data ?? [], event.seatCount)
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4 lg:gap-4">
      <StatTile label="Total Guests" value={count(event.guestCount)} />
      <StatTile label="Assigned Seats" value={count(event.assignedSeats)} />
      <StatTile
        label="Available Seats"
        value={count(availableSeats(event))}
        {...(missing > 0
          ? {
              hint: `${countNoun(missing, 'more guest attends', 'more guests attend')} than there are seats`,
            }
          : {})}
      />
      <StatTile
        label="Event Status"
        value={
          <Badge tone={statusTone(event.status)} className="my-1">
            {capitalised(event.status)}
          </Badge>
        }
      />
    </div>
  )
}
