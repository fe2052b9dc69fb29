/* Shows which event is open; the list to switch to another one is a chunk of its own. */
import { ChevronsUpDown } from 'lucide-react'
import { useEvents } from '@/api/events'
import { useCurrentEvent } from '@/lib/current-event'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'
import { Skeleton } from '@/ui/Skeleton'

const eventsPanel = loadable(
  async () => (await import('@/app/EventSwitcherPanel')).EventSwitcherPanel,
  { floating: true },
)

/** Renders the switcher; nothing while there is no event to name. */
export function EventSwitcher() {
  const events = useEvents()
  const { event, choose } = useCurrentEvent(events.data)
  if (events.isPending) return <Skeleton className="h-8 w-40" />
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
      size="sm"
      aria-label={`Event: ${event.name}. Switch event`}
      className="max-w-52 min-w-14 shrink justify-between"
    >
      <span className="truncate">
        <bdi>{event.name}</bdi>
      </span>
      <ChevronsUpDown aria-hidden className="text-muted" />
    </PopupButton>
  )
}
