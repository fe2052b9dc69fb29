/* A date with a time, as the clocks of the event's zone show it. No zone of the browser is involved. */
import { dateBounds } from '@/features/events/event-rules'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'

type Props = {
  label: string
  /** Names the control, so that a half-typed date can be found. */
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  hint?: string | undefined
  required?: boolean
}

/** Renders the field; a date that need not be given says so. */
export function DateField({ label, name, value, error, onChange, hint, required = false }: Props) {
  return (
    <Field label={label} required={required} optional={!required} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="datetime-local"
          min={dateBounds.min}
          max={dateBounds.max}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
