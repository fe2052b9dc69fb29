/* The four figures above a list of events. */
import type { Event } from '@/api/schema'
import { eventTotals } from '@/features/events/event-list'
import { count } from '@/lib/words'
import { Skeleton } from '@/ui/Skeleton'
import { StatTile } from '@/ui/StatTile'

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

/** Renders a tile for each figure; a dash stands for what could not be loaded. */
export function EventTotals({ events, failed, figures }: Props) {
  const totals = events === undefined ? undefined : eventTotals(events)
  const pending = failed ? '–' : <Skeleton className="my-1 h-5.5 w-12" />
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {figures.map((figure) => (
        <StatTile
          key={figure}
          label={labels[figure]}
          value={totals === undefined ? pending : count(totals[figure])}
        />
      ))}
    </div>
  )
}
