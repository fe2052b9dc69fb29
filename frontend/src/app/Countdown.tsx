/* The days until the current event, where the dashboard is not there to say it. */
import type { Event } from '@/api/schema'
import { daysUntil } from '@/lib/days-until'
import { longDate } from '@/lib/dates'
import { cn } from '@/ui/class-names'
import { countNoun } from '@/lib/words'

type Props = { event: Event | undefined; className: string }

/** Renders the card; nothing for an event that is over or does not take place. */
export function Countdown({ event, className }: Props) {
  if (event === undefined || event.status === 'cancelled') return null
  const days = daysUntil(event, new Date())
  if (days < 0) return null
  return (
    <div
      role="group"
      aria-label="Countdown"
      className={cn('rounded-card bg-event-soft p-3 text-xs text-event-ink', className)}
    >
      <p className="font-display text-xl font-semibold">
        {days === 0 ? 'Today' : countNoun(days, 'day')}
      </p>
      <p>
        {days > 0 && 'until '}
        {longDate(event)}
      </p>
      {event.venue !== '' && (
        <p dir="auto" className="line-clamp-2 text-left break-words">
          {event.venue}
        </p>
      )}
    </div>
  )
}
