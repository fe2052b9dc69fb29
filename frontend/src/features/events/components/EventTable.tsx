/* The events as a table, or as cards on a phone. A click anywhere in a row opens the event. */
import { useMemo } from 'react'
import type { Event } from '@/api/schema'
import { DeleteButton } from '@/features/events/components/DeleteButton'
import { EventDot } from '@/features/events/components/EventDot'
import { statusTone } from '@/features/events/status'
import { dateAndTime, exactTime, relativeTime } from '@/lib/dates'
import type { Sorting } from '@/lib/list-state'
import { capitalised } from '@/lib/capitalised'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { DataTable } from '@/ui/DataTable'
import { actionsColumn, type Column } from '@/ui/data-table/types'

type Props = {
  events: readonly Event[]
  currentId: string | undefined
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  onOpen: (id: string) => void
  /** Absent for members who may only look. */
  onDelete: ((event: Event) => void) | undefined
}

export function EventTable({ events, currentId, sorting, onSort, onOpen, onDelete }: Props) {
  const columns = useMemo(() => columnsOf(currentId, onDelete), [currentId, onDelete])
  return (
    <DataTable
      label="Events"
      rows={events}
      rowKey={(event) => event.id}
      columns={columns}
      card={(event) => (
        <EventCardRow
          event={event}
          isCurrent={event.id === currentId}
          onOpen={onOpen}
          onDelete={onDelete}
        />
      )}
      sorting={sorting}
      onSort={onSort}
      currentKey={currentId}
      onOpen={(event) => {
        onOpen(event.id)
      }}
    />
  )
}

function columnsOf(
  currentId: string | undefined,
  onDelete: Props['onDelete'],
): readonly Column<Event>[] {
  const now = new Date()
  return [
    {
      key: 'name',
      label: 'Event Name',
      sortable: true,
      width: '30%',
      render: (event) => <Name event={event} isCurrent={event.id === currentId} />,
    },
    {
      key: 'date',
      label: 'Event Date',
      sortable: true,
      width: '13.5rem',
      render: (event) => <span className="text-muted">{dateAndTime(event)}</span>,
    },
    {
      key: 'status',
      label: 'Status',
      sortable: true,
      render: ({ status }) => <Badge tone={statusTone(status)}>{capitalised(status)}</Badge>,
    },
    {
      key: 'guests',
      label: 'Guests',
      sortable: true,
      startsDescending: true,
      alignEnd: true,
      width: '7rem',
      render: (event) => count(event.guestCount),
    },
    {
      key: 'activity',
      label: 'Last Activity',
      sortable: true,
      startsDescending: true,
      render: (event) => <LastActivity at={event.lastActivity} now={now} />,
    },
    actionsColumn((event) => <DeleteButton event={event} onDelete={onDelete} />),
  ]
}

/** The row around the button opens the event; the button is for the keyboard. */
function Name({ event, isCurrent }: { event: Event; isCurrent: boolean }) {
  return (
    <>
      <button
        type="button"
        dir="auto"
        title={event.name}
        className="block w-full truncate rounded-control text-left font-medium"
        aria-current={isCurrent ? 'true' : undefined}
      >
        <EventDot event={event} className="mr-2" />
        {event.name}
      </button>
      {event.description !== '' && (
        <p dir="auto" className="truncate text-left text-xs text-muted">
          {event.description}
        </p>
      )}
    </>
  )
}

function LastActivity({ at, now }: { at: string; now: Date }) {
  return (
    <time
      dateTime={at}
      title={exactTime(at)}
      className="block w-fit max-w-full truncate text-muted"
    >
      {relativeTime(at, now)}
    </time>
  )
}

type CardProps = Pick<Props, 'onOpen' | 'onDelete'> & { event: Event; isCurrent: boolean }

function EventCardRow({ event, isCurrent, onOpen, onDelete }: CardProps) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          dir="auto"
          className="block w-full truncate rounded-control text-left font-medium after:absolute after:inset-0"
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => {
            onOpen(event.id)
          }}
        >
          <EventDot event={event} className="mr-2" />
          {event.name}
        </button>
        <p className="mt-0.5 text-sm text-muted">{dateAndTime(event)}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Badge tone={statusTone(event.status)}>{capitalised(event.status)}</Badge>
          {countNoun(event.guestCount, 'guest')}
          <LastActivity at={event.lastActivity} now={new Date()} />
        </div>
      </div>
      <DeleteButton event={event} onDelete={onDelete} />
    </div>
  )
}
