/* A text of several lines. */
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/Field'
import { Textarea } from '@/ui/Textarea'
import { textOf, useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & { rows?: number; maxLength?: number }

export function TextAreaField<V extends FieldValues>({
  form,
  name,
  rows,
  maxLength,
  ...layout
}: Props<V>) {
  const { field, error } = useField(form, name)
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <Textarea
          {...control}
          {...field}
          value={textOf(field.value)}
          rows={rows}
          maxLength={maxLength}
        />
      )}
    </Field>
  )
}
