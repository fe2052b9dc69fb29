/* One event at a glance: when and where, its figures, its floor plan, and what happened last. */
import { DraftingCompass, Pencil, Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Event } from '@/api/schema'
import { EventFacts } from '@/features/events/components/EventFacts'
import { EventFigures } from '@/features/events/components/EventFigures'
import { PlanPreview } from '@/features/events/components/PlanPreview'
import { eventPath, paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { loadable } from '@/ui/loadable'

const { Part: RecentActivity } = loadable(
  async () => (await import('@/features/events/components/RecentActivity')).RecentActivity,
  { pending: <Skeleton className="h-72 rounded-card" /> },
)

/** `onEdit` is absent for members who may only look. */
type Props = { event: Event; onEdit: (() => void) | undefined }

/** Renders the overview of one event. */
export function OverviewTab({ event, onEdit }: Props) {
  const ofEvent = `?event=${encodeURIComponent(event.id)}`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Card className="p-6">
          <h2
            dir="auto"
            className="text-left font-display text-2xl font-semibold break-words text-event-ink"
          >
            {event.name}
          </h2>
          <EventFacts event={event} />
          {event.description !== '' && (
            <p
              dir="auto"
              className="mt-4 max-w-[65ch] text-left break-words whitespace-pre-line text-muted"
            >
              {event.description}
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-2">
            {onEdit !== undefined && (
              <Button onClick={onEdit}>
                <Pencil aria-hidden />
                Edit Event
              </Button>
            )}
            <Link to={paths.guestManagement + ofEvent} className={buttonStyles()}>
              <Users aria-hidden />
              Manage Guests
            </Link>
            <Link
              to={onEdit === undefined ? eventPath(event.id) : paths.floorPlanner + ofEvent}
              className={buttonStyles({ variant: 'primary' })}
            >
              <DraftingCompass aria-hidden />
              {onEdit === undefined ? 'View Floor Plan' : 'Edit Floor Plan'}
            </Link>
          </div>
        </Card>
        <EventFigures event={event} />
      </div>
      <PlanPreview event={event} />
      <div className="min-w-0 lg:col-span-2">
        <RecentActivity key={event.id} event={event} />
      </div>
    </div>
  )
}
