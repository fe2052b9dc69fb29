/* What can be done with several guests at once. */
import { Armchair, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from '@/api/schema'
import { BulkSendEmail } from '@/features/guest-list/list/BulkSendEmail'
import { BulkSendConfirmation } from '@/features/guest-list/confirmation/BulkSendConfirmation'
import { BulkGuestActions } from '@/features/guest-list/panel/BulkGuestActions'
import { seatTogetherDialog } from '@/features/guest-list/panel/lazy'
import { hasDeclined } from '@/guests/rsvp'
import { isSeated } from '@/guests/seating'
import type { SeatingCommands } from '@/guests/seating-service'
import { SelectionAction, SelectionBar } from '@/ui/SelectionBar'

type Props = {
  eventId: string
  /** The selected guests. */
  guests: readonly Guest[]
  seating: SeatingCommands
  onRemove: () => void
  onClear: () => void
}

/** Renders the bar while guests are selected. */
export function GuestSelectionBar({ eventId, guests, seating, onRemove, onClear }: Props) {
  const [pending, setPending] = useState(false)
  const [together, setTogether] = useState<readonly Guest[]>()
  const seated = guests.filter(isSeated)
  const coming = guests.filter((guest) => !hasDeclined(guest))
  return (
    <>
      <SelectionBar
        count={guests.length}
        onClear={onClear}
        more={
          <>
            {coming.length > 1 && (
              <SelectionAction
                onClick={() => {
                  setTogether(guests)
                }}
              >
                <Armchair aria-hidden />
                Seat together
              </SelectionAction>
            )}
            {(seated.length > 0 || pending) && (
              <SelectionAction
                pending={pending}
                onClick={() => {
                  setPending(true)
                  void seating.unseat(seated.map(({ id }) => id)).finally(() => {
                    setPending(false)
                  })
                }}
              >
                <Undo2 aria-hidden />
                Unseat
              </SelectionAction>
            )}
            <BulkGuestActions eventId={eventId} guests={guests} />
            <BulkSendConfirmation eventId={eventId} guests={guests} />
            <BulkSendEmail eventId={eventId} guests={guests} />
          </>
        }
      >
        <SelectionAction danger onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove
        </SelectionAction>
      </SelectionBar>
      {together !== undefined && (
        <seatTogetherDialog.Part
          eventId={eventId}
          guests={together}
          seating={seating}
          onClose={() => {
            setTogether(undefined)
          }}
        />
      )}
    </>
  )
}
