/* The events as a list of cards, for a phone. */
import { Trash2 } from 'lucide-react'
import type { EventListProps } from '@/features/events/components/AllEventsTab'
import { statusLabel, statusTone } from '@/features/events/status'
import { dateAndTime, relativeTime } from '@/lib/dates'
import { counted } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'

/** Renders the list. */
export function EventCardList({ events, currentId, onOpen, onDelete }: EventListProps) {
  const now = new Date()
  return (
    <ul>
      {events.map((event) => (
        <li
          key={event.id}
          className={cn(
            'relative flex items-start gap-2 border-b border-border p-4 last:border-0',
            event.id === currentId && 'bg-accent-soft',
          )}
        >
          <div className="min-w-0 flex-1">
            <button
              type="button"
              className="block w-full truncate rounded-control text-left font-medium after:absolute after:inset-0"
              aria-current={event.id === currentId ? 'true' : undefined}
              onClick={() => {
                onOpen(event.id)
              }}
            >
              {event.name}
            </button>
            <p className="mt-0.5 text-sm text-muted">{dateAndTime(event)}</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
              <Badge tone={statusTone(event.status)}>{statusLabel(event.status)}</Badge>
              {counted(event.guestCount, 'guest')}
              <time dateTime={event.lastActivity}>{relativeTime(event.lastActivity, now)}</time>
            </p>
          </div>
          <IconButton
            label={`Delete ${event.name}`}
            className="relative -mr-2 text-muted"
            onClick={() => {
              onDelete(event)
            }}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
