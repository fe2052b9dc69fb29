/* The zone of an event, found by typing a city. It says how far its clocks are from UTC at the event's date. */
import { useMemo } from 'react'
import { zoneOptions } from '@/features/events/zone-options'
import { offsetAt } from '@/lib/wall-time'
import { Combobox } from '@/ui/Combobox'
import { Field } from '@/ui/Field'

type Props = {
  zone: string
  /** The wall time of the event; empty while it is not chosen. */
  date: string
  error: string | undefined
  onChange: (zone: string) => void
}

/** Renders the field. */
export function ZoneField({ zone, date, error, onChange }: Props) {
  const options = useMemo(() => zoneOptions(zone), [zone])
  return (
    <Field
      label="Time Zone"
      error={error}
      hint={`${offsetAt(date, zone)} ${date === '' ? 'today' : 'on that date'}. The event keeps this clock wherever you open it.`}
    >
      {(control) => (
        <Combobox
          {...control}
          value={zone}
          options={options}
          onChange={onChange}
          emptyText="No time zone fits. Try a large city nearby."
          hintOf={(name) => offsetAt(date, name)}
        />
      )}
    </Field>
  )
}
