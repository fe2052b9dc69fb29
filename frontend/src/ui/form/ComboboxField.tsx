/* A choice from a long list, found by typing. */
import type { FieldValues } from 'react-hook-form'
import { Combobox, type ComboboxChoices } from '@/ui/combobox/Combobox'
import { Field } from '@/ui/Field'
import { textOf, useField, type FieldProps } from '@/ui/form/use-form'

type Props<V extends FieldValues> = FieldProps<V> & { choices: ComboboxChoices }

export function ComboboxField<V extends FieldValues>({ form, name, choices, ...layout }: Props<V>) {
  const { field, error } = useField(form, name)
  return (
    <Field {...layout} error={error}>
      {(control) => (
        <Combobox {...control} {...choices} value={textOf(field.value)} onChange={field.onChange} />
      )}
    </Field>
  )
}
