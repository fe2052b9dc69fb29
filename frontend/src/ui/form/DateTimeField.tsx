/* A date with a time, as written: `YYYY-MM-DDTHH:MM`, or a date alone. No zone is involved. */
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { textOf, useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & {
  min?: string
  max?: string
  dateOnly?: boolean
}

export function DateTimeField<V extends FieldValues>({
  form,
  name,
  min,
  max,
  dateOnly = false,
  ...layout
}: Props<V>) {
  const input = useRef<HTMLInputElement | null>(null)
  // A control that holds half a date has no value; without this it would count as empty.
  const { field, error } = useField(form, name, () =>
    input.current?.validity.badInput === true
      ? `Enter a full date${dateOnly ? '' : ' and time'}.`
      : undefined,
  )
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <Input
          {...control}
          {...field}
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          type={dateOnly ? 'date' : 'datetime-local'}
          min={min}
          max={max}
          value={textOf(field.value)}
        />
      )}
    </Field>
  )
}
