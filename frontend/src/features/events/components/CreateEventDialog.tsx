/* The dialog for a new event. */
import { useCreateEvent } from '@/api/event-changes'
import type { Event } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { emptyEvent, newEventOf } from '@/features/events/event-form'
import { checkEvent } from '@/features/events/event-rules'
import { messages } from '@/features/events/messages'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
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
  const form = useForm({ initial: emptyEvent(), check: checkEvent })
  const submit = useSubmit(form, useCreateEvent(), {
    input: newEventOf,
    failed: () => messages.createFailed,
    onDone: (event) => {
      const { title, text } = messages.created(event.name)
      toast.success(title, text)
      onCreated(event)
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Create New Event"
      maxWidth={425}
      submit={submit}
      submitLabel="Create Event"
      pendingLabel="Creating..."
    >
      <EventFields form={form} descriptionRows={3} />
    </FormDialog>
  )
}
