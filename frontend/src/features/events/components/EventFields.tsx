/* The fields shared by the create and the edit dialog. */
import { useState, type ReactNode } from 'react'
import { DateField } from '@/features/events/components/DateField'
import { MoreEventFields, hasMore } from '@/features/events/components/MoreEventFields'
import { ZoneField } from '@/features/events/components/ZoneField'
import type { EventFieldsProps } from '@/features/events/event-form'
import { isPast } from '@/features/events/event-rules'
import { messages } from '@/features/events/messages'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Textarea } from '@/ui/Textarea'

type Props = EventFieldsProps & {
  descriptionRows: number
  /** What stands after date and zone. */
  children?: ReactNode
}

/** Renders name, date and time, zone, description and venue; what is rarely needed is folded. */
export function EventFields({ values, errors, set, descriptionRows, children }: Props) {
  const [now] = useState(() => new Date())
  const [more, setMore] = useState(hasMore(values))
  return (
    <>
      <Field label="Event Name" required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={values.name}
            autoComplete="off"
            onChange={(event) => {
              set('name', event.target.value)
            }}
          />
        )}
      </Field>
      <DateField
        label="Date & Time"
        name="date"
        required
        value={values.date}
        error={errors.date}
        hint={isPast(values.date, values.zone, now) ? messages.pastDate : undefined}
        onChange={(date) => {
          set('date', date)
        }}
      />
      <ZoneField
        zone={values.zone}
        date={values.date}
        error={errors.zone}
        onChange={(zone) => {
          set('zone', zone)
        }}
      />
      {children}
      <Field label="Description" optional error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={descriptionRows}
            value={values.description}
            onChange={(event) => {
              set('description', event.target.value)
            }}
          />
        )}
      </Field>
      <Field label="Venue" optional error={errors.venue}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={values.venue}
            autoComplete="off"
            onChange={(event) => {
              set('venue', event.target.value)
            }}
          />
        )}
      </Field>
      <MoreEventFields
        values={values}
        errors={errors}
        set={set}
        open={more || hasMore(errors)}
        onOpenChange={setMore}
      />
    </>
  )
}
