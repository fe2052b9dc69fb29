/* Changes one guest: names, contact, needs, state, table and seat. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { useGuests, useUpdateGuest } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { SendConfirmationButton } from '@/features/guest-list/confirmation/SendConfirmationButton'
import { GuestFields } from '@/features/guest-list/edit/GuestFields'
import { GuestCodes } from '@/features/guest-list/edit/GuestCodes'
import { MoreFields } from '@/features/guest-list/edit/MoreFields'
import { SeatFields } from '@/features/guest-list/edit/SeatFields'
import { useMealChoices } from '@/features/guest-list/use-meal-choices'
import { notifyChanged } from '@/guests/batch-toast'
import { checkGuest, patchOf, valuesOf } from '@/features/guest-list/guest-form'
import { messages } from '@/features/guest-list/messages'
import { Button } from '@/ui/Button'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guest: Guest; onRemove: () => void; onClose: () => void }

const noGuests: readonly Guest[] = []

/** Renders the dialog for one guest; mount it with `key={guest.id}` while it is open. */
export function EditGuestDialog({ eventId, guest, onRemove, onClose }: Props) {
  const cache = useQueryClient()
  const { data: guests = noGuests } = useGuests(eventId)
  const meals = useMealChoices(eventId)
  // What the dialog opened with: the list may be refreshed behind it.
  const [before] = useState(() => valuesOf(guest))
  const form = useForm({ initial: before, check: checkGuest })
  const submit = useSubmit(form, useUpdateGuest(eventId), {
    input: (values) => ({ id: guest.id, patch: patchOf(before, values) }),
    // A seat that is taken has a toast of its own.
    alias: { seatId: null },
    failed: (error) =>
      error instanceof ApiError && error.code === 'seat_taken'
        ? messages.seatOccupied
        : messages.updateFailed,
    onInvalid: ({ firstName }) => {
      if (firstName !== undefined) {
        toast.error(messages.nameMissing.title, messages.nameMissing.text)
      }
    },
    onDone: (changed) => {
      notifyChanged(cache, changed, messages.updated)
      onClose()
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Edit Guest"
      maxWidth={560}
      submit={submit}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      extra={
        <>
          <Button variant="danger-ghost" onClick={onRemove}>
            Remove
          </Button>
          <span className="mr-auto">
            <SendConfirmationButton guest={guest} />
          </span>
        </>
      }
      className="grid gap-4 sm:grid-cols-2"
    >
      <GuestFields form={form} eventId={eventId} meals={meals} />
      <SeatFields form={form} eventId={eventId} guestId={guest.id} />
      <MoreFields form={form} guest={guest} guests={guests} />
      <GuestCodes guest={guest} />
    </FormDialog>
  )
}
