/* The events as a list of cards, for a phone. The order of the table's headings is a choice above it. */
import { DeleteButton } from '@/features/events/components/DeleteButton'
import { nextSorting, type SortColumn, type EventListProps } from '@/features/events/event-list'
import { statusLabel, statusTone } from '@/features/events/status'
import { dateAndTime, exactTime, relativeTime } from '@/lib/dates'
import { counted } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { cn } from '@/ui/class-names'
import { Select } from '@/ui/Select'

const orders: readonly { value: SortColumn; label: string }[] = [
  { value: 'date', label: 'Event Date' },
  { value: 'name', label: 'Event Name' },
  { value: 'status', label: 'Status' },
  { value: 'guests', label: 'Guests' },
  { value: 'activity', label: 'Last Activity' },
]

/** Renders the choice of an order and the list. */
export function EventCardList(props: EventListProps) {
  const { events, currentId, sorting, onSort, onOpen, onDelete } = props
  const now = new Date()
  return (
    <>
      <div className="flex items-center gap-2 border-b border-border px-4 py-3">
        <Select
          aria-label="Sort by"
          className="flex-1"
          value={sorting.column}
          onChange={(event) => {
            const chosen = orders.find(({ value }) => value === event.target.value)
            if (chosen !== undefined) onSort(nextSorting(sorting, chosen.value))
          }}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              Sort by {label}
            </option>
          ))}
        </Select>
        <Button
          onClick={() => {
            onSort({ ...sorting, descending: !sorting.descending })
          }}
        >
          {sorting.descending ? 'Descending' : 'Ascending'}
        </Button>
      </div>
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
                dir="auto"
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
                <time dateTime={event.lastActivity} title={exactTime(event.lastActivity)}>
                  {relativeTime(event.lastActivity, now)}
                </time>
              </p>
            </div>
            {onDelete !== undefined && <DeleteButton event={event} onDelete={onDelete} />}
          </li>
        ))}
      </ul>
    </>
  )
}
