/* The dialog that changes an event. It sends what was changed, and nothing when nothing was. */
import { useState } from 'react'
import { useUpdateEvent } from '@/api/events'
import type { Event, EventPatch } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { isUnchanged, patchOf, valuesOf } from '@/features/events/event-form'
import { checkEvent, halfDates } from '@/features/events/event-rules'
import { refusedFields } from '@/features/events/field-error'
import { messages } from '@/features/events/messages'
import { statuses, statusLabel } from '@/features/events/status'
import { useForm } from '@/lib/form'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Field } from '@/ui/Field'
import { FormDialog } from '@/ui/FormDialog'
import { Select } from '@/ui/Select'
import { toast } from '@/ui/toast'

type Props = { event: Event; onClose: () => void }

/** Renders the dialog for one event; mount it with `key={event.id}` while it is open. */
export function EditEventDialog({ event, onClose }: Props) {
  const update = useUpdateEvent()
  // What the dialog opened with: the event may be refreshed behind it.
  const [before] = useState(() => valuesOf(event))
  const [cancelling, setCancelling] = useState<EventPatch>()
  const form = useForm(before)

  const done = () => {
    toast.success(messages.updated.title, messages.updated.text)
    onClose()
  }
  const send = (patch: EventPatch) => {
    setCancelling(undefined)
    update.mutate(
      { id: event.id, patch },
      {
        onSuccess: done,
        onError: (error) => {
          const refused = refusedFields(error)
          if (refused !== undefined) form.accept(refused)
          else toast.error(messages.updateFailed.title, messages.updateFailed.text)
        },
      },
    )
  }
  const submit = () => {
    const errors = { ...checkEvent(form.values), ...halfDates(form.formRef.current) }
    if (!form.accept(errors)) {
      const { title, name, date } = messages.validation
      if (errors.name === messages.nameRequired) toast.error(title, name)
      else if (errors.date === messages.dateRequired) toast.error(title, date)
      return
    }
    const patch = patchOf(before, form.values)
    if (isUnchanged(patch)) done()
    else if (patch.status === 'cancelled') setCancelling(patch)
    else send(patch)
  }
  return (
    <>
      <FormDialog
        onClose={onClose}
        title="Edit Event"
        maxWidth={500}
        formRef={form.formRef}
        onSubmit={submit}
        submitLabel="Save Changes"
        pending={update.isPending}
        pendingLabel="Saving..."
      >
        <EventFields values={form.values} errors={form.errors} set={form.set} descriptionRows={4}>
          <Field label="Status" error={form.errors.status}>
            {(control) => (
              <Select
                {...control}
                value={form.values.status}
                onChange={(changed) => {
                  form.set('status', changed.target.value)
                }}
              >
                {statuses.map((status) => (
                  <option key={status} value={status}>
                    {statusLabel(status)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </EventFields>
      </FormDialog>
      {cancelling !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={() => {
            setCancelling(undefined)
          }}
          title="Mark this event as cancelled?"
          cancelLabel="Go back"
          confirmLabel="Mark as cancelled"
          onConfirm={() => {
            send(cancelling)
          }}
        >
          <p>
            <strong className="text-text">{before.name}</strong> is shown as cancelled. Guests,
            seats and the floor plan stay as they are, and you can choose another status later.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
