/* Asks before guests are removed. */
import { useRemoveGuests, type Removal } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { messages, namesOrNumber } from '@/features/guests/messages'
import { fullName } from '@/guests/names'
import { placeOf } from '@/guests/places'
import { isSeated } from '@/guests/seating'
import { counted } from '@/lib/words'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

type Props = {
  eventId: string
  /** At least one. */
  guests: readonly Guest[]
  onClose: () => void
}

/** Renders the question for one guest or several. */
export function RemoveGuestsDialog({ eventId, guests, onClose }: Props) {
  return (
    <ConfirmAction
      mutation={useRemoveGuests(eventId, (removal) => {
        notifyRemoved(guests, removal)
      })}
      input={guests.map(({ id }) => id)}
      title={`Remove ${namesOrNumber(guests.map(fullName))}?`}
      confirmLabel={guests.length === 1 ? 'Remove guest' : 'Remove guests'}
      pendingLabel="Removing..."
      onClose={onClose}
    >
      <Consequences guests={guests} />
    </ConfirmAction>
  )
}

function notifyRemoved(guests: readonly Guest[], { failed, skipped }: Removal): void {
  const kept = new Set([...failed, ...skipped])
  const gone = guests.filter(({ id }) => !kept.has(id))
  const { title, text } = messages.removed(gone.map(fullName))
  if (failed.length > 0) {
    const { removeFailed } = messages
    toast.error(removeFailed.title, removeFailed.text, gone.length === 0 ? {} : { detail: text })
  } else if (skipped.length > 0) {
    const stay = counted(skipped.length, 'guest stays', 'guests stay')
    toast.success(title, `${text} ${stay} on it.`)
  } else {
    toast.success(title, text)
  }
}

function Consequences({ guests }: { guests: readonly Guest[] }) {
  const [guest, ...others] = guests
  if (guest === undefined) return null
  if (others.length === 0) {
    return (
      <p>
        <bdi>{fullName(guest)}</bdi> leaves the list and the lookup code {guest.lookupCode} stops
        working.
        {isSeated(guest) && ` ${placeOf(guest)} becomes free.`}
      </p>
    )
  }
  const seats = guests.filter(isSeated).length
  return (
    <p>
      They leave the list and their lookup codes stop working.
      {seats > 0 && ` ${counted(seats, 'seat becomes', 'seats become')} free.`}
    </p>
  )
}
