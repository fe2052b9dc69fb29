/* Asks before an event is deleted, and names everything that goes with it. The message afterwards offers Undo. */
import { useQueryClient } from '@tanstack/react-query'
import { useDeleteEvent } from '@/api/event-changes'
import { serverMessage } from '@/api/errors'
import type { Event } from '@/api/schema'
import { restoreWithMessage } from '@/features/events/event-actions'
import { messages } from '@/features/events/messages'
import { countNoun } from '@/lib/words'
import { ConfirmAction } from '@/ui/ConfirmDialog'

type Props = {
  event: Event
  /** The page that asks: its messages differ. */
  page: 'dashboard' | 'cards'
  onClose: () => void
  onDeleted?: () => void
}

/** Renders the question for one event. */
export function DeleteEventDialog({ event, page, onClose, onDeleted }: Props) {
  const cache = useQueryClient()
  const { deleted, deleteFailed } = messages[page]
  const undo = {
    label: 'Undo',
    run: () => {
      void restoreWithMessage(cache, event)
    },
  }
  return (
    <ConfirmAction
      mutation={useDeleteEvent()}
      input={event.id}
      title={messages.deleteQuestion}
      confirmLabel="Delete event"
      pendingLabel="Deleting..."
      done={{ ...deleted, action: undo }}
      failed={(error) =>
        page === 'dashboard'
          ? { ...deleteFailed, text: serverMessage(error, deleteFailed.text) }
          : deleteFailed
      }
      onClose={onClose}
      {...(onDeleted && { onDone: onDeleted })}
    >
      <p>
        <strong dir="auto" className="font-semibold break-words text-text">
          {event.name}
        </strong>{' '}
        will be deleted, along with:
      </p>
      <ul className="list-disc pl-5">
        <li>{countNoun(event.guestCount, 'guest')} and their lookup codes</li>
        <li>the floor plan with {countNoun(event.seatCount, 'seat')}</li>
        <li>{countNoun(event.assignedSeats, 'seat assignment')}</li>
      </ul>
      <p>You can restore it for 30 days, on the Events page under Recently deleted.</p>
    </ConfirmAction>
  )
}
