/* The fields shared by the create and the edit dialog. */
import { useMemo } from 'react'
import type { EventValues } from '@/features/events/event-form'
import { zoneLabel, zonesByRegion } from '@/lib/dates'
import type { FieldErrors } from '@/lib/form'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Select } from '@/ui/Select'
import { Textarea } from '@/ui/Textarea'

type Props = {
  values: EventValues
  errors: FieldErrors<EventValues>
  set: <K extends keyof EventValues>(field: K, value: EventValues[K]) => void
  descriptionRows: number
}

/** Renders name, date and time, zone, venue and description. */
export function EventFields({ values, errors, set, descriptionRows }: Props) {
  const regions = useMemo(() => zonesByRegion(values.zone), [values.zone])
  return (
    <>
      <Field label="Event Name" required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            value={values.name}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => {
              set('name', event.target.value)
            }}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date & Time" required error={errors.date}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={values.date}
              onChange={(event) => {
                set('date', event.target.value)
              }}
            />
          )}
        </Field>
        <Field label="Time Zone" error={errors.zone}>
          {(control) => (
            <Select
              {...control}
              value={values.zone}
              onChange={(event) => {
                set('zone', event.target.value)
              }}
            >
              {regions.map(({ region, zones }) => (
                <optgroup key={region} label={region}>
                  {zones.map((zone) => (
                    <option key={zone} value={zone}>
                      {zoneLabel(zone)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Venue" optional error={errors.venue}>
        {(control) => (
          <Input
            {...control}
            value={values.venue}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => {
              set('venue', event.target.value)
            }}
          />
        )}
      </Field>
      <Field label="Description" optional error={errors.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={descriptionRows}
            maxLength={5000}
            value={values.description}
            onChange={(event) => {
              set('description', event.target.value)
            }}
          />
        )}
      </Field>
    </>
  )
}
