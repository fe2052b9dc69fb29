/* The four figures above a list of events. */
import type { Event } from '@/api/schema'
import { eventTotals } from '@/features/events/event-list'
import { count } from '@/lib/words'
import { Skeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'

const labels = {
  total: 'Total Events',
  planning: 'In Planning',
  /** Confirmed events and those in progress. */
  active: 'Active',
  guests: 'Total Guests',
  assigned: 'Assigned Seats',
}

type Props = {
  events: readonly Event[] | undefined
  failed: boolean
  figures: readonly (keyof typeof labels)[]
}

/** Renders the figures in a strip, as dashes when they failed to load. */
export function EventTotals({ events, failed, figures }: Props) {
  const totals = events === undefined ? undefined : eventTotals(events)
  const pending = failed ? '–' : <Skeleton className="my-1 h-5.5 w-12" />
  return (
    <Card className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 px-5 py-3 lg:grid-cols-4">
      {figures.map((figure) => (
        <dl key={figure} className="flex items-baseline gap-3">
          <dt className="text-sm text-muted">{labels[figure]}</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">
            {totals === undefined ? pending : count(totals[figure])}
          </dd>
        </dl>
      ))}
    </Card>
  )
}
