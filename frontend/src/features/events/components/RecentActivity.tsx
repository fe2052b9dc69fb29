/* The last few things that happened to an event, and the way to all of them. */
import { History } from 'lucide-react'
import { useState } from 'react'
import { useRecentActivity } from '@/api/activity'
import type { Event } from '@/api/schema'
import { ActivityEntry } from '@/features/events/components/ActivityEntry'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { loadable } from '@/ui/loadable'

const { Part: ActivityDialog } = loadable(
  async () => (await import('@/features/events/components/ActivityDialog')).ActivityDialog,
  { floating: true },
)

const shown = 5

/** Renders the panel; mount it with `key={event.id}`. */
export function RecentActivity({ event }: { event: Event }) {
  const recent = useRecentActivity(event.id, shown)
  const [all, setAll] = useState(false)
  const entries = recent.data?.entries ?? []
  return (
    <Card>
      <CardHeader
        title="Recent activity"
        actions={
          entries.length > 0 && (
            <Button
              size="sm"
              onClick={() => {
                setAll(true)
              }}
            >
              Show all
            </Button>
          )
        }
      />
      <div className="border-t border-border">
        {recent.data === undefined && recent.isError ? (
          <EmptyState
            level={3}
            title="The activity could not be loaded"
            text={recent.error.message}
            action={
              <Button pending={recent.isFetching} onClick={() => void recent.refetch()}>
                Try again
              </Button>
            }
          />
        ) : recent.data === undefined ? (
          <Waiting />
        ) : entries.length === 0 ? (
          <EmptyState
            level={3}
            icon={History}
            title="Nothing has happened yet"
            text="Changes of the event, its guests, its seats and its floor plan are listed here, with who made them."
          />
        ) : (
          <ul className="divide-y divide-border px-5">
            {entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
      {all && (
        <ActivityDialog
          event={event}
          onClose={() => {
            setAll(false)
          }}
        />
      )}
    </Card>
  )
}

function Waiting() {
  return (
    <div className="divide-y divide-border px-5" aria-hidden>
      {Array.from({ length: shown }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-3">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  )
}
