/* What can be done with several guests at once. */
import { Armchair, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Guest } from '@/api/schema'
import { BulkSendConfirmation } from '@/features/guests/confirmation/BulkSendConfirmation'
import { BulkRsvpAction } from '@/features/guests/panel/BulkRsvpAction'
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
  const seated = guests.filter(isSeated)
  return (
    <SelectionBar count={guests.length} onClear={onClear}>
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
          <Armchair aria-hidden />
          Unseat
        </SelectionAction>
      )}
      <BulkRsvpAction eventId={eventId} guests={guests} />
      <BulkSendConfirmation eventId={eventId} guests={guests} />
      <SelectionAction danger onClick={onRemove}>
        <Trash2 aria-hidden />
        Remove
      </SelectionAction>
    </SelectionBar>
  )
}
