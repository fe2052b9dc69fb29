/* The dialog that changes an event. */
import { useUpdateEvent } from '@/api/events'
import type { Event } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { checkEvent, patchOf, valuesOf } from '@/features/events/event-form'
import { refusedFields } from '@/features/events/field-error'
import { messages } from '@/features/events/messages'
import { statuses, statusLabel } from '@/features/events/status'
import { useForm } from '@/lib/form'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = { event: Event; onClose: () => void }

/** Renders the dialog for one event; mount it with `key={event.id}` while it is open. */
export function EditEventDialog({ event, onClose }: Props) {
  const update = useUpdateEvent()
  const before = valuesOf(event)
  const form = useForm(before)

  const submit = () => {
    const errors = checkEvent(form.values)
    if (!form.accept(errors)) {
      const { title, name, date } = messages.validation
      toast.error(title, errors.name === undefined ? date : name)
      return
    }
    update.mutate(
      { id: event.id, patch: patchOf(before, form.values) },
      {
        onSuccess: () => {
          toast.success(messages.updated.title, messages.updated.text)
          onClose()
        },
        onError: (error) => {
          const refused = refusedFields(error)
          if (refused !== undefined) form.accept(refused)
          else toast.error(messages.updateFailed.title, messages.updateFailed.text)
        },
      },
    )
  }
  return (
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
      <EventFields values={form.values} errors={form.errors} set={form.set} descriptionRows={4} />
      <Field label="Status">
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
    </FormDialog>
  )
}
