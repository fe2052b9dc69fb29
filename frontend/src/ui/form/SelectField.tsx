/* A choice from a short list. */
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { textOf, useField, type FieldProps } from '@/ui/form/use-form'

export type Option = { value: string; label: string; disabled?: boolean }

type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly Option[]
  /** Called after the value has changed, for fields that depend on it. */
  onChanged?: (value: string) => void
  disabled?: boolean
}

export function SelectField<V extends FieldValues>({
  form,
  name,
  options,
  onChanged,
  disabled,
  ...layout
}: Props<V>) {
  const { field, error } = useField(form, name)
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <Select
          {...control}
          {...field}
          value={textOf(field.value)}
          disabled={disabled}
          onChange={(event) => {
            field.onChange(event)
            onChanged?.(event.target.value)
          }}
        >
          {options.map(({ value, label, disabled: isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
