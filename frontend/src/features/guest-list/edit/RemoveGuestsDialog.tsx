/* Asks before guests are removed. */
import type { BatchInput, BatchResult } from '@/api/guest-batches'
import type { Guest } from '@/api/schema'
import { namesOrNumber } from '@/features/guest-list/messages'
import { daysKept, removalMessages } from '@/features/guest-list/removal/messages'
import { useRemoveGuests } from '@/features/guest-list/removal/use-remove-guests'
import { fullName } from '@/guests/names'
import { placeOf } from '@/guests/places'
import { isSeated } from '@/guests/seating'
import { countNoun } from '@/lib/words'
import { ConfirmAction } from '@/ui/ConfirmDialog'

type Props = {
  eventId: string
  /** At least one. */
  guests: readonly Guest[]
  onClose: () => void
}

/** Renders the question for one guest or several. */
export function RemoveGuestsDialog({ eventId, guests, onClose }: Props) {
  const { mutate, isPending } = useRemoveGuests(
    eventId,
    guests[0] === undefined || guests.length > 1 ? undefined : fullName(guests[0]),
  )
  return (
    <ConfirmAction
      mutation={{
        isPending,
        // A failure has its toast already.
        mutate: (
          input: BatchInput,
          { onSuccess }: { onSuccess: (result: BatchResult) => void },
        ) => {
          mutate(input, { onSuccess })
        },
      }}
      input={{ guestIds: guests.map(({ id }) => id), action: { verb: 'remove' } }}
      title={`Remove ${namesOrNumber(guests.map(fullName))}?`}
      confirmLabel={guests.length === 1 ? 'Remove guest' : 'Remove guests'}
      pendingLabel="Removing..."
      onClose={onClose}
    >
      <Consequences guests={guests} />
    </ConfirmAction>
  )
}

function Consequences({ guests }: { guests: readonly Guest[] }) {
  const [guest, ...others] = guests
  if (guest === undefined) return null
  if (others.length === 0) {
    return (
      <p>
        <bdi>{fullName(guest)}</bdi> leaves the list and the lookup code {guest.lookupCode} stops
        working.
        {isSeated(guest) && ` ${placeOf(guest)} becomes free.`} You can restore the guest for{' '}
        {daysKept} days.
      </p>
    )
  }
  const seats = guests.filter(isSeated).length
  return (
    <p>
      They leave the list and their lookup codes stop working.
      {seats > 0 && ` ${countNoun(seats, 'seat becomes', 'seats become')} free.`}{' '}
      {removalMessages.kept}
    </p>
  )
}
