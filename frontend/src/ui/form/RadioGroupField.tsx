/* One of a few choices, all of them in sight. */
import { useId } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Option } from '@/ui/form/SelectField'
import { useField, type Form } from '@/ui/form/use-form'

type Props<V extends FieldValues> = {
  form: Form<V>
  name: FieldPath<V>
  label: string
  options: readonly (Option & { hint?: string })[]
}

export function RadioGroupField<V extends FieldValues>({ form, name, label, options }: Props<V>) {
  const { field, error } = useField(form, name)
  const id = useId()
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : id}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className="flex min-h-8 items-start gap-2 py-1 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <input
            {...field}
            ref={index === 0 ? field.ref : undefined}
            type="radio"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            value={option.value}
            checked={field.value === option.value}
          />
          <span className="min-w-0">
            {option.label}
            {option.hint !== undefined && (
              <span className="block text-xs text-muted">{option.hint}</span>
            )}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={id} data-field-error className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
