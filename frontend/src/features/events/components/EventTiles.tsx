/* The four figures above the grid of events. */
import type { Event } from '@/api/schema'
import { eventTotals } from '@/features/events/event-list'
import { count } from '@/lib/words'
import { Skeleton } from '@/ui/Skeleton'
import { StatTile } from '@/ui/StatTile'

type Props = { events: readonly Event[] | undefined; failed: boolean }

/** Renders the tiles; “Active” counts confirmed events and those in progress. */
export function EventTiles({ events, failed }: Props) {
  const totals = events === undefined ? undefined : eventTotals(events)
  const shown = (value: number | undefined) =>
    value === undefined ? failed ? '–' : <Skeleton className="my-1 h-5.5 w-12" /> : count(value)
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatTile label="Total Events" value={shown(totals?.total)} />
      <StatTile label="In Planning" value={shown(totals?.planning)} />
      <StatTile label="Active" value={shown(totals?.active)} />
      <StatTile label="Total Guests" value={shown(totals?.guests)} />
    </div>
  )
}
