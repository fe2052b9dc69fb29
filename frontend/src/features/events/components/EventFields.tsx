/* The fields shared by the create and the edit dialog. */
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { MoreEventFields, hasMore } from '@/features/events/components/MoreEventFields'
import { ZoneField } from '@/features/events/components/ZoneField'
import type { EventValues } from '@/features/events/event-form'
import { dateBounds, isPast } from '@/features/events/event-rules'
import { messages } from '@/features/events/messages'
import { DateTimeField } from '@/ui/form/DateTimeField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import type { Form } from '@/ui/form/use-form'

type Props = {
  form: Form<EventValues>
  descriptionRows: number
  /** What follows date and zone. */
  children?: ReactNode
  /** What follows the language. */
  belowLanguage?: ReactNode
}

/** Renders name, date and time, zone, description and venue; what is rarely needed is folded. */
export function EventFields({ form, descriptionRows, children, belowLanguage }: Props) {
  const [now] = useState(() => new Date())
  const [more, setMore] = useState(() => hasMore(form.getValues()))
  const [date, zone] = useWatch({ control: form.control, name: ['date', 'zone'] })
  const { errors } = form.formState
  const hasError =
    errors.endDate !== undefined ||
    errors.rsvpDeadline !== undefined ||
    errors.contact !== undefined ||
    errors.retentionUntil !== undefined ||
    errors.accent !== undefined
  return (
    <>
      <TextField form={form} name="name" label="Event Name" required />
      <DateTimeField
        form={form}
        name="date"
        label="Date & Time"
        required
        hint={isPast(date, zone, now) ? messages.pastDate : undefined}
        {...dateBounds}
      />
      <ZoneField form={form} />
      {children}
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        optional
        rows={descriptionRows}
      />
      <TextField form={form} name="venue" label="Venue" optional />
      <MoreEventFields
        form={form}
        belowLanguage={belowLanguage}
        open={more || hasError}
        onOpenChange={setMore}
      />
    </>
  )
}
