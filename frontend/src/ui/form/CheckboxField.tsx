/* A thing that is on or off. */
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Checkbox } from '@/ui/Checkbox'
import { useField, type Form } from '@/ui/form/use-form'

type Props<V extends FieldValues> = {
  form: Form<V>
  name: FieldPath<V>
  label: string
  hint?: string
  disabled?: boolean
}

export function CheckboxField<V extends FieldValues>({ form, name, ...look }: Props<V>) {
  const { field } = useField(form, name)
  return <Checkbox {...look} checked={field.value === true} onChange={field.onChange} />
}
