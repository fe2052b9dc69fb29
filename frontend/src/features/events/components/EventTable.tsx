/* The events as a table. The whole row opens the event; its button is the name. */
import { Trash2 } from 'lucide-react'
import type { EventListProps } from '@/features/events/components/AllEventsTab'
import { statusLabel, statusTone } from '@/features/events/status'
import { dateAndTime, relativeTime } from '@/lib/dates'
import { count } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/IconButton'

const columns = ['Event Name', 'Event Date', 'Status', 'Guests', 'Last Activity', 'Actions']

/** Renders the table. */
export function EventTable({ events, currentId, onOpen, onDelete }: EventListProps) {
  const now = new Date()
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b border-border">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cn(
                'px-4 py-2.5 font-medium first:w-[32%] first:pl-5',
                column === 'Guests' && 'w-20 text-right',
                column === 'Actions' && 'w-24 text-right',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr
            key={event.id}
            className={cn(
              'relative h-14 border-b border-border transition-colors duration-120 last:border-0 hover:bg-surface-2',
              event.id === currentId && 'bg-accent-soft hover:bg-accent-soft',
            )}
          >
            <td className="py-2 pr-4 pl-5">
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
              {event.description !== '' && (
                <p className="truncate text-xs text-muted">{event.description}</p>
              )}
            </td>
            <td className="truncate px-4 py-2 text-muted">{dateAndTime(event)}</td>
            <td className="px-4 py-2">
              <Badge tone={statusTone(event.status)}>{statusLabel(event.status)}</Badge>
            </td>
            <td className="px-4 py-2 text-right tabular-nums">{count(event.guestCount)}</td>
            <td className="truncate px-4 py-2 text-muted">
              <time dateTime={event.lastActivity}>{relativeTime(event.lastActivity, now)}</time>
            </td>
            <td className="px-4 py-2 text-right">
              <IconButton
                label={`Delete ${event.name}`}
                size="icon-sm"
                className="relative text-muted hover:text-danger"
                onClick={() => {
                  onDelete(event)
                }}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
