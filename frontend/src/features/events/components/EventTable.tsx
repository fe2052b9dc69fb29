/* The events as a table. The whole row opens the event; keys reach it by the button that is its name. Headings order the rows. */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { DeleteButton } from '@/features/events/components/DeleteButton'
import {
  nextSorting,
  type SortColumn,
  type Sorting,
  type EventListProps,
} from '@/features/events/event-list'
import { statusLabel, statusTone } from '@/features/events/status'
import { dateAndTime, exactTime, relativeTime } from '@/lib/dates'
import { count } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { cn } from '@/ui/class-names'

const columns: readonly { label: string; column: SortColumn; className?: string }[] = [
  { label: 'Event Name', column: 'name', className: 'w-[32%] pl-5' },
  { label: 'Event Date', column: 'date' },
  { label: 'Status', column: 'status' },
  { label: 'Guests', column: 'guests', className: 'w-28 text-right' },
  { label: 'Last Activity', column: 'activity' },
]

/** Renders the table. */
export function EventTable({
  events,
  currentId,
  sorting,
  onSort,
  onOpen,
  onDelete,
}: EventListProps) {
  const now = new Date()
  return (
    <table className="w-full table-fixed text-left text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b border-border">
          {columns.map((column) => (
            <Heading key={column.column} {...column} sorting={sorting} onSort={onSort} />
          ))}
          <th scope="col" className="w-24 px-4 py-1 text-right font-medium">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <Row
            key={event.id}
            event={event}
            current={event.id === currentId}
            ago={relativeTime(event.lastActivity, now)}
            onOpen={onOpen}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadingProps = (typeof columns)[number] & {
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

function Heading({ label, column, className, sorting, onSort }: HeadingProps) {
  const sorted = sorting.column === column
  const Arrow = sorting.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
      className={cn('px-4 py-1 font-medium', className)}
    >
      <button
        type="button"
        className={cn(
          '-mx-1.5 inline-flex min-h-8 max-w-full items-center gap-1 rounded-control px-1.5 hover:text-text pointer-coarse:min-h-11',
          sorted && 'text-text',
        )}
        onClick={() => {
          onSort(nextSorting(sorting, column))
        }}
      >
        <span className="truncate">{label}</span>
        {sorted && <Arrow aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0" />}
      </button>
    </th>
  )
}

type RowProps = Pick<EventListProps, 'onOpen' | 'onDelete'> & {
  event: EventListProps['events'][number]
  current: boolean
  ago: string
}

const Row = memo(function Row({ event, current, ago, onOpen, onDelete }: RowProps) {
  return (
    <tr
      className={cn(
        'h-14 cursor-pointer border-b border-border transition-colors duration-120 last:border-0',
        current ? 'bg-accent-soft' : 'hover:bg-surface-2',
      )}
      onClick={() => {
        onOpen(event.id)
      }}
    >
      <td className="py-2 pr-4 pl-5">
        <button
          type="button"
          dir="auto"
          title={event.name}
          className="block w-full truncate rounded-control text-left font-medium"
          aria-current={current ? 'true' : undefined}
        >
          {event.name}
        </button>
        {event.description !== '' && (
          <p dir="auto" className="truncate text-left text-xs text-muted">
            {event.description}
          </p>
        )}
      </td>
      <td className="truncate px-4 py-2 text-muted">{dateAndTime(event)}</td>
      <td className="px-4 py-2">
        <Badge tone={statusTone(event.status)}>{statusLabel(event.status)}</Badge>
      </td>
      <td className="px-4 py-2 pr-5 text-right tabular-nums">{count(event.guestCount)}</td>
      <td className="px-4 py-2 text-muted">
        <time
          dateTime={event.lastActivity}
          title={exactTime(event.lastActivity)}
          className="block w-fit max-w-full truncate"
        >
          {ago}
        </time>
      </td>
      <td className="px-4 py-2 text-right">
        {onDelete !== undefined && <DeleteButton event={event} onDelete={onDelete} />}
      </td>
    </tr>
  )
})
