/* The dialog for a new event. */
import { useCreateEvent } from '@/api/events'
import type { Event } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { checkEvent, emptyEvent } from '@/features/events/event-form'
import { refusedFields } from '@/features/events/field-error'
import { messages } from '@/features/events/messages'
import { useForm } from '@/lib/form'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = {
  open: boolean
  onClose: () => void
  onCreated: (event: Event) => void
}

/** Renders the dialog; its fields are empty whenever it opens. */
export function CreateEventDialog({ open, onClose, onCreated }: Props) {
  const create = useCreateEvent()
  const form = useForm(emptyEvent())

  const close = () => {
    form.reset(emptyEvent())
    onClose()
  }
  const submit = () => {
    if (!form.accept(checkEvent(form.values))) return
    const { name, date, zone, venue, description } = form.values
    create.mutate(
      { name: name.trim(), date, zone, venue: venue.trim(), description: description.trim() },
      {
        onSuccess: (event) => {
          const { title, text } = messages.created(event.name)
          toast.success(title, text)
          close()
          onCreated(event)
        },
        onError: (error) => {
          const refused = refusedFields(error)
          if (refused !== undefined) form.accept(refused)
          else toast.error(messages.createFailed.title, messages.createFailed.text)
        },
      },
    )
  }
  return (
    <FormDialog
      open={open}
      onClose={close}
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
