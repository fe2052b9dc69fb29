/* A whole or decimal number. An empty field is undefined. */
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & { min?: number; max?: number; step?: number }

export function NumberField<V extends FieldValues>({
  form,
  name,
  min,
  max,
  step,
  ...layout
}: Props<V>) {
  const { field, error } = useField(form, name)
  const value: unknown = field.value
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <Input
          {...control}
          {...field}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => {
            const typed = event.target.valueAsNumber
            field.onChange(Number.isNaN(typed) ? undefined : typed)
          }}
        />
      )}
    </Field>
  )
}
