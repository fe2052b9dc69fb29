/* The zone of an event, found by typing a city. It says how far its clocks are from UTC at the event's date. */
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { EventValues } from '@/features/events/event-form'
import { zoneOptions } from '@/features/events/zone-options'
import { offsetAt } from '@/lib/wall-time'
import { ComboboxField } from '@/ui/form/ComboboxField'
import type { Form } from '@/ui/form/use-form'

export function ZoneField({ form }: { form: Form<EventValues> }) {
  const [date, zone] = useWatch({ control: form.control, name: ['date', 'zone'] })
  const options = useMemo(() => zoneOptions(zone), [zone])
  return (
    <ComboboxField
      form={form}
      name="zone"
      label="Time Zone"
      hint={`${offsetAt(date, zone)} ${date === '' ? 'today' : 'on that date'}. The event stays in this time zone wherever you open it.`}
      choices={{
        options,
        emptyText: 'No matching time zone. Try a large city nearby.',
        hintOf: (name) => offsetAt(date, name),
      }}
    />
  )
}
