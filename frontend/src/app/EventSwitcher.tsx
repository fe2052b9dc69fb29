/* Shows which event is open; the list to switch to another one is a chunk of its own. */
import { ChevronDown } from 'lucide-react'
import { useEvents } from '@/api/events'
import { EventDot } from '@/features/events/components/EventDot'
import { useCurrentEvent } from '@/lib/current-event'
import { shortDate } from '@/lib/dates'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { Skeleton } from '@/ui/Skeleton'

const eventsPanel = loadable(
  async () => (await import('@/app/EventSwitcherPanel')).EventSwitcherPanel,
  { floating: true },
)

/** Renders the switcher; nothing without an event. */
export function EventSwitcher() {
  const events = useEvents()
  const { event, choose } = useCurrentEvent(events.data)
  if (events.isPending) return <Skeleton className="h-9 w-52" />
  if (event === undefined) return null
  return (
    <PopupButton
      opens="dialog"
      code={eventsPanel}
      panel={(popup) => (
        <eventsPanel.Part
          popup={popup}
          events={events.data ?? []}
          current={event.id}
          onChoose={choose}
        />
      )}
      aria-label={`Event: ${event.name} ${shortDate(event)}. Switch event`}
      className="max-w-80 min-w-14 shrink justify-between font-semibold"
    >
      <EventDot event={event} />
      <span className="truncate">
        <bdi>{event.name}</bdi>
      </span>{' '}
      <span className="shrink-0 text-xs font-normal text-muted max-lg:hidden">
        {shortDate(event)}
      </span>
      <ChevronDown aria-hidden className="text-muted" />
    </PopupButton>
  )
}
