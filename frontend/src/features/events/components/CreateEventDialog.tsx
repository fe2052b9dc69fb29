/* The dialog for a new event. */
import { useId, type SubmitEvent } from 'react'
import { useCreateEvent } from '@/api/events'
import type { Event } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { checkEvent, emptyEvent } from '@/features/events/event-form'
import { refusedFields } from '@/features/events/field-error'
import { messages } from '@/features/events/messages'
import { useForm } from '@/lib/form'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { toast } from '@/ui/toast'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (event: Event) => void
}

/** Renders the dialog; its fields are empty whenever it opens. */
export function CreateEventDialog({ open, onOpenChange, onCreated }: Props) {
  const create = useCreateEvent()
  const form = useForm(emptyEvent())
  const formId = useId()

  const change = (next: boolean) => {
    if (!next) form.reset(emptyEvent())
    onOpenChange(next)
  }
  const submit = (submitted: SubmitEvent) => {
    submitted.preventDefault()
    if (!form.accept(checkEvent(form.values))) return
    const { name, date, zone, venue, description } = form.values
    create.mutate(
      { name: name.trim(), date, zone, venue: venue.trim(), description: description.trim() },
      {
        onSuccess: (event) => {
          const { title, text } = messages.created(event.name)
          toast.success(title, text)
          change(false)
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
    <Dialog
      open={open}
      onOpenChange={change}
      title="Create New Event"
      maxWidth={425}
      footer={
        <>
          <Button
            onClick={() => {
              change(false)
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={create.isPending}
            pendingLabel="Creating..."
          >
            Create Event
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form.formRef}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <EventFields values={form.values} errors={form.errors} set={form.set} descriptionRows={3} />
      </form>
    </Dialog>
  )
}
