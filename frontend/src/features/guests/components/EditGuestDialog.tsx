/* Changes one guest: names, contact, needs, state, table and seat. */
import { useMemo } from 'react'
import { ApiError, refusedField } from '@/api/errors'
import { useGuests, useUpdateGuest } from '@/api/guests'
import type { Guest } from '@/api/schema'
import { GuestFields } from '@/features/guests/components/GuestFields'
import { SeatFields } from '@/features/guests/components/SeatFields'
import { checkGuest, partyNames, patchOf, texts, valuesOf } from '@/features/guests/guest-form'
import { messages } from '@/features/guests/messages'
import { useForm } from '@/lib/form'
import { Button } from '@/ui/Button'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = { eventId: string; guest: Guest; onRemove: () => void; onClose: () => void }

/** Renders the dialog for one guest; mount it with `key={guest.id}` while it is open. */
export function EditGuestDialog({ eventId, guest, onRemove, onClose }: Props) {
  const update = useUpdateGuest(eventId)
  const { data: guests } = useGuests(eventId)
  const parties = useMemo(() => partyNames(guests ?? []), [guests])
  const before = valuesOf(guest)
  const form = useForm(before)

  const submit = () => {
    const errors = checkGuest(form.values)
    if (!form.accept(errors)) {
      if (errors.firstName !== undefined) {
        toast.error(messages.nameMissing.title, messages.nameMissing.text)
      }
      return
    }
    update.mutate(
      { id: guest.id, patch: patchOf(before, form.values) },
      {
        onSuccess: () => {
          toast.success(messages.updated.title)
          onClose()
        },
        onError: (error) => {
          const refused = refusedField(error, texts)
          if (refused !== undefined) {
            form.accept(refused)
            return
          }
          const said =
            error instanceof ApiError && error.code === 'seat_taken'
              ? messages.seatOccupied
              : messages.updateFailed
          toast.error(said.title, said.text)
        },
      },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Edit Guest"
      maxWidth={560}
      formRef={form.formRef}
      onSubmit={submit}
      submitLabel="Save Changes"
      pending={update.isPending}
      pendingLabel="Saving..."
      extra={
        <Button variant="danger-ghost" className="mr-auto" onClick={onRemove}>
          Remove
        </Button>
      }
      className="grid gap-4 sm:grid-cols-2"
    >
      <GuestFields parties={parties} values={form.values} errors={form.errors} set={form.set} />
      <SeatFields
        eventId={eventId}
        guestId={guest.id}
        tableId={form.values.tableId}
        seatId={form.values.seatId}
        onTable={(tableId) => {
          form.set('tableId', tableId)
          form.set('seatId', '')
        }}
        onSeat={(seatId) => {
          form.set('seatId', seatId)
        }}
      />
    </FormDialog>
  )
}
