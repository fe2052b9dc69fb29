/* The dialog for a new event. */
import { useCreateEvent } from '@/api/events'
import type { Event } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { emptyEvent, newEventOf } from '@/features/events/event-form'
import { checkEvent, halfDates } from '@/features/events/event-rules'
import { refusedFields } from '@/features/events/field-error'
import { messages } from '@/features/events/messages'
import { useForm } from '@/lib/form'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = {
  /** Closes the dialog without an event. */
  onClose: () => void
  /** Closes the dialog and opens the event. */
  onCreated: (event: Event) => void
}

/** Renders the dialog; mount it while it is open, so that its fields are empty whenever it opens. */
export function CreateEventDialog({ onClose, onCreated }: Props) {
  const create = useCreateEvent()
  const form = useForm(emptyEvent())

  const submit = () => {
    const errors = { ...checkEvent(form.values), ...halfDates(form.formRef.current) }
    if (!form.accept(errors)) return
    create.mutate(newEventOf(form.values), {
      onSuccess: (event) => {
        const { title, text } = messages.created(event.name)
        toast.success(title, text)
        onCreated(event)
      },
      onError: (error) => {
        const refused = refusedFields(error)
        if (refused !== undefined) form.accept(refused)
        else toast.error(messages.createFailed.title, messages.createFailed.text)
      },
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Create New Event"
      maxWidth={425}
      formRef={form.formRef}
      onSubmit={submit}
      submitLabel="Create Event"
      pending={create.isPending}
      pendingLabel="Creating..."
    >
      <EventFields values={form.values} errors={form.errors} set={form.set} descriptionRows={3} />
    </FormDialog>
  )
}
