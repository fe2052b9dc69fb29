/* The last few things that happened to an event, and the way to all of them. */
import { History } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useRecentActivity } from '@/api/activity'
import type { Event } from '@/api/schema'
import { ActivityEntry } from '@/features/events/components/ActivityEntry'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { loadable } from '@/ui/loadable'

const { Part: ActivityDialog } = loadable(
  async () => (await import('@/features/events/components/ActivityDialog')).ActivityDialog,
  { floating: true },
)

const shown = 5

/** Renders the panel; mount it with `key={event.id}`. */
export function RecentActivity({ event }: { event: Event }) {
  const recent = useRecentActivity(event.id, shown)
  const [params, setParams] = useSearchParams()
  const setAll = (isOpen: boolean) => {
    setParams((present) => {
      const next = new URLSearchParams(present)
      if (isOpen) next.set('activity', '1')
      else next.delete('activity')
      return next
    })
  }
  return (
    <Card>
      <CardHeader
        title="Recent activity"
        actions={
          recent.data !== undefined &&
          recent.data.entries.length > 0 && (
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
        <QueryView
          query={recent}
          failed="The activity could not be loaded"
          level={3}
          skeleton={shown}
          isEmpty={(data) => data.entries.length === 0}
          empty={
            <EmptyState
              level={3}
              icon={History}
              title="Nothing has happened yet"
              text="Changes to the event, its guests, seats and floor plan are listed here, with the person who made them."
            />
          }
        >
          {({ entries }) => (
            <ul className="divide-y divide-border px-5">
              {entries.map((entry) => (
                <ActivityEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
      {params.has('activity') && (
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
