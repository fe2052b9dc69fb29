/* A setting that takes effect as it is: on or off. */
import { useId } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Switch } from '@/ui/Switch'
import { useField, type Form } from '@/ui/form/use-form'

type Props<V extends FieldValues> = {
  form: Form<V>
  name: FieldPath<V>
  label: string
  hint?: string
  disabled?: boolean
}

export function SwitchField<V extends FieldValues>({
  form,
  name,
  label,
  hint,
  disabled,
}: Props<V>) {
  const { field } = useField(form, name)
  const id = useId()
  return (
    <div className="flex min-h-8 items-start justify-between gap-4 py-1 text-sm pointer-coarse:min-h-11">
      <span className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
      <Switch
        id={id}
        describedBy={hint === undefined ? undefined : `${id}-hint`}
        checked={field.value === true}
        disabled={disabled}
        onChange={field.onChange}
      />
    </div>
  )
}
