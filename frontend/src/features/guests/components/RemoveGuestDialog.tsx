/* Asks before a guest is removed. */
import { useRemoveGuest } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { fullName, placeOf } from '@/features/guests/guest-list'
import { messages } from '@/features/guests/messages'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guest: Guest; onClose: () => void }

/** Renders the question for one guest. */
export function RemoveGuestDialog({ eventId, guest, onClose }: Props) {
  const remove = useRemoveGuest(eventId)
  const name = fullName(guest)
  const place = placeOf(guest)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      confirmLabel="Remove guest"
      pendingLabel="Removing..."
      pending={remove.isPending}
      onConfirm={() => {
        remove.mutate(guest.id, {
          onSuccess: () => {
            toast.success(messages.removed.title, `${name} is no longer on the list.`)
            onClose()
          },
          onError: () => {
            toast.error(messages.removeFailed.title, messages.removeFailed.text)
          },
        })
      }}
    >
      <p>
        <bdi>{name}</bdi> leaves the list and the lookup code {guest.lookupCode} stops working.
        {guest.seat != null && ` ${place} becomes free.`}
      </p>
    </ConfirmDialog>
  )
}
