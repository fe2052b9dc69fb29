/* The dialog that changes an event. It sends what was changed, and nothing when nothing was. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useUpdateEvent } from '@/api/event-changes'
import type { Event, EventPatch } from '@/api/schema'
import { EventFields } from '@/features/events/components/EventFields'
import { isUnchanged, patchOf, valuesOf } from '@/features/events/event-form'
import { checkEvent } from '@/features/events/event-rules'
import { messages } from '@/features/events/messages'
import { statuses } from '@/features/events/status'
import { capitalised } from '@/lib/capitalised'
import { translationsPath } from '@/lib/translations-path'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { SelectField } from '@/ui/form/SelectField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { toast } from '@/ui/toast'

type Props = { event: Event; onClose: () => void }

const statusOptions = statuses.map((status) => ({ value: status, label: capitalised(status) }))

/** Renders the dialog for one event; mount it with `key={event.id}` while it is open. */
export function EditEventDialog({ event, onClose }: Props) {
  // What the dialog opened with: the event may be refreshed behind it.
  const [before] = useState(() => valuesOf(event))
  const [cancelling, setCancelling] = useState<EventPatch>()
  const form = useForm({ initial: before, check: checkEvent })
  const done = () => {
    toast.success(messages.updated.title, messages.updated.text)
    onClose()
  }
  const submit = useSubmit(form, useUpdateEvent(), {
    input: (values) => {
      const patch = patchOf(before, values)
      if (isUnchanged(patch)) done()
      else if (patch.status === 'cancelled') setCancelling(patch)
      else return { id: event.id, patch }
      return undefined
    },
    failed: () => messages.updateFailed,
    onDone: done,
    onInvalid: ({ name, date }) => {
      const { title, ...texts } = messages.validation
      if (name === messages.nameRequired) toast.error(title, texts.name)
      else if (date === messages.dateRequired) toast.error(title, texts.date)
    },
  })
  return (
    <>
      <FormDialog
        onClose={onClose}
        title="Edit Event"
        maxWidth={500}
        submit={submit}
        submitLabel="Save Changes"
        pendingLabel="Saving..."
      >
        <EventFields
          form={form}
          descriptionRows={4}
          belowLanguage={
            <Link
              to={translationsPath(event.id)}
              className="self-start text-sm font-medium text-accent underline underline-offset-4"
            >
              Translate what guests read
            </Link>
          }
        >
          <SelectField form={form} name="status" label="Status" options={statusOptions} />
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
            setCancelling(undefined)
            submit.send({ id: event.id, patch: cancelling })
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
