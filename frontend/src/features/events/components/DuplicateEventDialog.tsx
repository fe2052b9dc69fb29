/* The dialog that copies an event: says what is copied and what starts over. */
import { useId, useState, type ReactNode } from 'react'
import { useDuplicateEvent } from '@/api/events'
import type { Event } from '@/api/schema'
import { DateField } from '@/features/events/components/DateField'
import { valuesOf } from '@/features/events/event-form'
import { checkEvent, halfDates, isPast } from '@/features/events/event-rules'
import { refusedFields } from '@/features/events/field-error'
import { messages } from '@/features/events/messages'
import { facts } from '@/generated/facts.gen'
import { zoneLabel } from '@/lib/dates'
import { useForm } from '@/lib/form'
import { counted } from '@/lib/words'
import { Field } from '@/ui/Field'
import { FormDialog } from '@/ui/FormDialog'
import { Input } from '@/ui/Input'
import { toast } from '@/ui/toast'

type Props = { event: Event; onClose: () => void; onDuplicated?: (event: Event) => void }

/** Renders the dialog for one event; mount it while it is open. */
export function DuplicateEventDialog({ event, onClose, onDuplicated }: Props) {
  const duplicate = useDuplicateEvent()
  const form = useForm({ ...valuesOf(event), name: copyName(event.name) })
  const [withGuests, setWithGuests] = useState(false)
  const [now] = useState(() => new Date())
  const guestsId = useId()

  const submit = () => {
    const { name, date } = { ...checkEvent(form.values), ...halfDates(form.formRef.current) }
    if (!form.accept({ name, date })) return
    duplicate.mutate(
      {
        id: event.id,
        name: form.values.name.trim(),
        // An unchanged date is not sent: the server keeps its instant to the second.
        ...(form.values.date === valuesOf(event).date
          ? {}
          : { date: form.values.date, zone: event.zone }),
        withGuests,
      },
      {
        onSuccess: (copy) => {
          const { title, text } = messages.duplicated(copy.name)
          toast.success(title, text)
          onClose()
          onDuplicated?.(copy)
        },
        onError: (error) => {
          const refused = refusedFields(error)
          // What the server says of a date that this dialog does not show stands under the one that it does.
          if (refused !== undefined) {
            const { name, ...others } = refused
            form.accept({ name, date: Object.values(others)[0] })
          } else toast.error(messages.duplicateFailed.title, messages.duplicateFailed.text)
        },
      },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title="Duplicate Event"
      maxWidth={425}
      formRef={form.formRef}
      onSubmit={submit}
      submitLabel="Duplicate"
      pending={duplicate.isPending}
      pendingLabel="Duplicating..."
    >
      <Field label="Event Name" required error={form.errors.name}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={form.values.name}
            autoComplete="off"
            onChange={(changed) => {
              form.set('name', changed.target.value)
            }}
          />
        )}
      </Field>
      <DateField
        label="Date & Time"
        name="date"
        required
        value={form.values.date}
        error={form.errors.date}
        hint={`${isPast(form.values.date, event.zone, now) ? `${messages.pastDate} ` : ''}On the clock of ${zoneLabel(event.zone)}.`}
        onChange={(date) => {
          form.set('date', date)
        }}
      />
      <div className="flex min-h-8 items-start gap-2.5 pointer-coarse:min-h-11">
        <input
          id={guestsId}
          type="checkbox"
          aria-describedby={`${guestsId}-hint`}
          className="mt-0.5 size-4 accent-accent"
          checked={withGuests}
          onChange={(changed) => {
            setWithGuests(changed.target.checked)
          }}
        />
        <div>
          <label htmlFor={guestsId} className="font-medium">
            Copy the guest list
          </label>
          <p id={`${guestsId}-hint`} className="text-sm text-muted">
            {counted(event.guestCount, 'guest')} with parties and dietary needs
          </p>
        </div>
      </div>
      <dl className="grid gap-3 rounded-control bg-surface-2 p-4 text-sm">
        <Told what="Copied">
          venue, description, contact and times, the floor plan with{' '}
          {counted(event.seatCount, 'seat')}
          {withGuests && `, ${counted(event.guestCount, 'guest')}`}
        </Told>
        <Told what="Starts over">
          {withGuests
            ? 'the status (planning), every answer, seat and arrival; guests get new lookup codes'
            : 'the status (planning); the guest list is empty'}
        </Told>
      </dl>
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
