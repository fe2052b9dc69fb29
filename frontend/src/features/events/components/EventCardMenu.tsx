/* What else can be done with an event. What the button opens is loaded when it is wanted: a page may hold 500 of them. */
import { Ellipsis } from 'lucide-react'
import type { Event } from '@/api/schema'
import { loadable } from '@/ui/loadable'
import { PopupButton } from '@/ui/PopupButton'

const menuPanel = loadable(
  async () => (await import('@/features/events/components/EventCardMenuPanel')).EventCardMenuPanel,
  { floating: true },
)

type Props = { event: Event; onDuplicate: () => void }

/** Renders the button. */
export function EventCardMenu({ event, onDuplicate }: Props) {
  return (
    <PopupButton
      opens="menu"
      code={menuPanel}
      panel={(popup) => <menuPanel.Part popup={popup} event={event} onDuplicate={onDuplicate} />}
      variant="ghost"
      size="icon-sm"
      aria-label={`More actions for ${event.name}`}
      title="More actions"
      className="text-muted"
    >
      <Ellipsis aria-hidden />
    </PopupButton>
  )
}
