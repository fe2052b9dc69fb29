/* When an event is and how many are on its list, as its cards say it. */
import { CalendarDays, Users } from 'lucide-react'
import type { Event } from '@/api/schema'
import { dateAndTime } from '@/lib/dates'

export function DateAndGuests({ event }: { readonly event: Event }) {
  return (
    <ul className="mt-4 flex flex-col gap-2 text-sm">
      <li className="flex items-center gap-2">
        <CalendarDays aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        {dateAndTime(event)}
      </li>
      <li className="flex items-center gap-2 tabular-nums">
        <Users aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        {`${String(event.guestCount)} guests (${String(event.assignedSeats)} seated)`}
      </li>
    </ul>
  )
}
