/* A choice from a long list, found by typing. */
import type { FieldValues } from 'react-hook-form'
import { Combobox } from '@/ui/Combobox'
import type { ComboboxOption } from '@/ui/ComboboxList'
import { Field } from '@/ui/Field'
import { textOf, useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & {
  options: readonly ComboboxOption[]
  emptyText: string
  hintOf?: ((value: string) => string) | undefined
}

export function ComboboxField<V extends FieldValues>({
  form,
  name,
  options,
  emptyText,
  hintOf,
  ...layout
}: Props<V>) {
  const { field, error } = useField(form, name)
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <Combobox
          {...control}
          value={textOf(field.value)}
          options={options}
          onChange={field.onChange}
          emptyText={emptyText}
          hintOf={hintOf}
        />
      )}
    </Field>
  )
}
