/* The bin beside an event. A plain title instead of a tooltip of ours: there may be 500 of them. */
import { Trash2 } from 'lucide-react'
import type { Event } from '@/api/schema'
import { Button } from '@/ui/Button'

type Props = { event: Event; onDelete: (event: Event) => void }

/** Renders the button. */
export function DeleteButton({ event, onDelete }: Props) {
  const label = `Delete ${event.name}`
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      title={label}
      className="relative text-muted hover:text-danger"
      onClick={(click) => {
        // The row around the button opens the event.
        click.stopPropagation()
        onDelete(event)
      }}
    >
      <Trash2 aria-hidden />
    </Button>
  )
}
