/* The dialog that copies an event: says what is copied and what starts over. */
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useDuplicateEvent } from '@/api/event-changes'
import type { Event } from '@/api/schema'
import { valuesOf } from '@/features/events/event-form'
import { checkEvent, dateBounds, isPast } from '@/features/events/event-rules'
import { messages } from '@/features/events/messages'
import { facts } from '@/generated/facts.gen'
import { zoneLabel } from '@/lib/dates'
import { countNoun } from '@/lib/words'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateTimeField } from '@/ui/form/DateTimeField'
import { TextField } from '@/ui/form/TextField'
import { useForm } from '@/ui/form/use-form'
import { useSubmit } from '@/ui/form/use-submit'
import { FormDialog } from '@/ui/FormDialog'
import { JobProgress } from '@/ui/JobProgress'
import { toast } from '@/ui/toast'

type Props = { event: Event; onClose: () => void; onDuplicated?: (event: Event) => void }

/** Renders the dialog for one event; mount it while it is open. */
export function DuplicateEventDialog({ event, onClose, onDuplicated }: Props) {
  const [before] = useState(() => valuesOf(event))
  const [now] = useState(() => new Date())
  const form = useForm({
    initial: { name: copyName(event.name), date: before.date, withGuests: false },
    check: (values) => {
      const { name, date } = checkEvent({ ...before, ...values })
      return { name, date }
    },
  })
  const [date, withGuests] = useWatch({ control: form.control, name: ['date', 'withGuests'] })
  const duplicate = useDuplicateEvent()
  const submit = useSubmit(form, duplicate, {
    input: (values) => ({
      id: event.id,
      name: values.name.trim(),
      // An unchanged date is not sent: the server keeps its instant to the second.
      ...(values.date === before.date ? {} : { date: values.date, zone: event.zone }),
      withGuests: values.withGuests,
    }),
    alias: { endDate: 'date', rsvpDeadline: 'date', zone: 'date' },
    failed: () => messages.duplicateFailed,
    onDone: (copy) => {
      const { title, text } = messages.duplicated(copy.name)
      toast.success(title, text)
      onClose()
      onDuplicated?.(copy)
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      title="Duplicate Event"
      maxWidth={425}
      submit={submit}
      submitLabel="Duplicate"
      pendingLabel="Duplicating..."
    >
      <TextField form={form} name="name" label="Event Name" required />
      <DateTimeField
        form={form}
        name="date"
        label="Date & Time"
        required
        hint={`${isPast(date, event.zone, now) ? `${messages.pastDate} ` : ''}${zoneLabel(event.zone)} time.`}
        {...dateBounds}
      />
      <CheckboxField
        form={form}
        name="withGuests"
        label="Copy the guest list"
        hint={`${countNoun(event.guestCount, 'guest')} with parties, meals and dietary needs`}
      />
      <dl className="grid gap-3 rounded-control bg-surface-2 p-4 text-sm">
        <Told what="Copied">
          venue, description, contact and times, the floor plan with{' '}
          {countNoun(event.seatCount, 'seat')}
          {withGuests && `, ${countNoun(event.guestCount, 'guest')}`}
        </Told>
        <Told what="Reset">
          {withGuests
            ? 'the status (planning), every answer, seat and arrival; guests get new lookup codes'
            : 'the status (planning); the guest list is empty'}
        </Told>
      </dl>
      <JobProgress
        work={duplicate.run?.job}
        label="Duplicating the event"
        onCancel={duplicate.run?.cancel}
      />
    </FormDialog>
  )
}

function Told({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{what}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}

// Without the end of a very long name, the copy would be refused for its length.
function copyName(name: string): string {
  return [...`Copy of ${name}`].slice(0, facts.limits.eventNameMax).join('')
}
