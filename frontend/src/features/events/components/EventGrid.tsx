/* The grid of event cards. Cards out of sight are not laid out, so 500 of them open as quickly as five. */
import { useDeferredValue } from 'react'
import type { Event } from '@/api/schema'
import { EventCard } from '@/features/events/components/EventCard'
import type { EventDialogRequest } from '@/features/events/components/EventDialogs'
import { Skeleton } from '@/ui/Skeleton'

/** The columns of every grid of event cards. */
export const gridStyles = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3'

const firstCards = 24

/** `onAsk` is absent for members who may only look. */
type Props = { events: readonly Event[]; onAsk: ((asked: EventDialogRequest) => void) | undefined }

/** Renders the events in their order. */
export function EventGrid({ events, onAsk }: Props) {
  // Render the first screenful at once and the rest in the background.
  const shown = useDeferredValue(events, events.slice(0, firstCards))
  return (
    <ul className={gridStyles}>
      {shown.map((event) => (
        <li
          key={event.id}
          className="min-w-0 [contain-intrinsic-size:auto_236px] [content-visibility:auto]"
        >
          <EventCard event={event} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholder of the grid while it loads. */
export function GridSkeleton() {
  return (
    <div className={gridStyles} aria-hidden>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-59 rounded-card" />
      ))}
    </div>
  )
}
