/* Everything that happened to an event, by day, newest first, page by page. */
import { useActivity } from '@/api/activity'
import type { ActivityPage, Event } from '@/api/schema'
import { groupByDay } from '@/features/events/group-by-day'
import { ActivityEntry } from '@/features/events/components/ActivityEntry'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { event: Event; onClose: () => void }

const perPage = 50

/** Renders the dialog; mount it while it is open. */
export function ActivityDialog({ event, onClose }: Props) {
  const activity = useActivity(event.id, perPage)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Activity"
      description={<bdi className="line-clamp-2 break-words">{event.name}</bdi>}
      maxWidth={640}
      readOnly
    >
      <QueryView
        query={activity}
        failed="The activity could not be loaded"
        skeleton={6}
        empty={<EmptyState level={3} title="Nothing has happened yet" />}
        isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
        level={3}
      >
        {({ pages }) => (
          <>
            <Days entries={pages.flatMap((page) => page.entries)} />
            {activity.isFetchNextPageError && (
              <p role="alert" className="mt-4 text-danger">
                Older entries could not be loaded. {activity.error.message}
              </p>
            )}
            {activity.hasNextPage && (
              <Button
                className="mt-5 w-full"
                pending={activity.isFetchingNextPage}
                pendingLabel="Loading..."
                onClick={() => void activity.fetchNextPage()}
              >
                Load more
              </Button>
            )}
          </>
        )}
      </QueryView>
    </Dialog>
  )
}

function Days({ entries }: { entries: ActivityPage['entries'] }) {
  return groupByDay(entries, new Date()).map(({ day, entries: ofDay }) => (
    <section key={day} className="mt-5 first:mt-0">
      <h3 className="text-xs font-medium text-muted">{day}</h3>
      <ul className="mt-1 divide-y divide-border">
        {ofDay.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}
