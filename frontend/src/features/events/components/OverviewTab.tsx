/* One event at a glance: its room, what is done and what is next, its figures, its floor plan, and what happened last. */
import type { Event } from '@/api/schema'
import { Checklist } from '@/features/events/components/Checklist'
import { EventCover } from '@/features/events/components/EventCover'
import { EventFigures } from '@/features/events/components/EventFigures'
import { PlanPreview } from '@/features/events/components/PlanPreview'
import { Skeleton } from '@/ui/Skeleton'
import { loadable } from '@/ui/loadable'

const { Part: RecentActivity } = loadable(
  async () => (await import('@/features/events/components/RecentActivity')).RecentActivity,
  { pending: <Skeleton className="h-72 rounded-card" /> },
)

const { Part: RsvpRing } = loadable(
  async () => (await import('@/features/events/components/RsvpRing')).RsvpRing,
  { pending: <Skeleton className="h-64 rounded-card" /> },
)

/** `onEdit` is absent for members who may only look. */
type Props = { event: Event; onEdit: (() => void) | undefined }

/** Renders the overview of one event. */
export function OverviewTab({ event, onEdit }: Props) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-6">
      <div className="min-w-0 lg:col-span-2">
        <EventCover event={event} onEdit={onEdit} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <EventFigures event={event} />
        <Checklist key={event.id} event={event} />
        <RecentActivity key={event.id} event={event} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <PlanPreview event={event} />
        <RsvpRing event={event} />
      </div>
    </div>
  )
}
