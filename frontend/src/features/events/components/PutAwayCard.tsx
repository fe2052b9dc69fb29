/* One event that is archived or deleted, and the button that brings it back. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, CalendarDays, Undo2, Users } from 'lucide-react'
import type { PutAway } from '@/api/events'
import type { Event } from '@/api/schema'
import { restoreWithMessage, unarchiveWithMessage } from '@/features/events/event-actions'
import { daysLeft } from '@/features/events/event-list'
import { dateAndTime, exactTime, relativeTime } from '@/lib/dates'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'

type Props = { event: Event; state: PutAway; mayEdit: boolean }

/** Renders the card. */
export function PutAwayCard({ event, state, mayEdit }: Props) {
  const cache = useQueryClient()
  const deleted = state === 'deleted'
  const bringBack = useMutation({
    mutationFn: () => (deleted ? restoreWithMessage : unarchiveWithMessage)(cache, event),
  })
  const since = deleted ? event.deletedAt : event.archivedAt
  return (
    <Card className="flex h-full flex-col p-5">
      <h2 dir="auto" className="line-clamp-3 text-left text-base font-semibold break-words">
        {event.name}
      </h2>
      {since != null && (
        <p className="mt-1 text-muted">
          {deleted ? 'Deleted' : 'Archived'}{' '}
          <time dateTime={since} title={exactTime(since)}>
            {relativeTime(since, new Date())}
          </time>
          {deleted && event.restorableUntil != null && (
            <> · {counted(daysLeft(event.restorableUntil, new Date()), 'day')} left to restore</>
          )}
        </p>
      )}
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
      {mayEdit && (
        <div className="mt-auto pt-5">
          <Button
            size="sm"
            aria-label={`${deleted ? 'Restore' : 'Unarchive'} ${event.name}`}
            pending={bringBack.isPending}
            pendingLabel={deleted ? 'Restoring...' : 'Unarchiving...'}
            onClick={() => {
              bringBack.mutate()
            }}
          >
            {deleted ? <Undo2 aria-hidden /> : <ArchiveRestore aria-hidden />}
            {deleted ? 'Restore' : 'Unarchive'}
          </Button>
        </div>
      )}
    </Card>
  )
}
