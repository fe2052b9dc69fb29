/* One event that is archived or deleted, and the button that brings it back. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, Undo2 } from 'lucide-react'
import type { PutAway } from '@/api/event-changes'
import type { Event } from '@/api/schema'
import { DateAndGuests } from '@/features/events/components/DateAndGuests'
import { restoreWithMessage, unarchiveWithMessage } from '@/features/events/event-actions'
import { daysLeft } from '@/features/events/event-list'
import { exactTime, relativeTime } from '@/lib/dates'
import { countNoun } from '@/lib/words'
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
      <h2
        dir="auto"
        className="line-clamp-3 text-left font-display text-lg font-semibold break-words"
      >
        {event.name}
      </h2>
      {since != null && (
        <p className="mt-1 text-muted">
          {deleted ? 'Deleted' : 'Archived'}{' '}
          <time dateTime={since} title={exactTime(since)}>
            {relativeTime(since, new Date())}
          </time>
          {deleted && event.restorableUntil != null && (
            <> · {countNoun(daysLeft(event.restorableUntil, new Date()), 'day')} left to restore</>
          )}
        </p>
      )}
      <DateAndGuests event={event} />
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
