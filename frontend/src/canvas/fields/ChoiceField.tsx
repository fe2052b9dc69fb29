/* A choice of the selection from a short list. */
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import type { Shared } from '@/canvas/fields/shared'

interface Props<V extends string> {
  readonly label: string
  readonly value: Shared<V | undefined>
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly hint?: string
  readonly onCommit: (value: V) => void
}

export function ChoiceField<V extends string>(props: Props<V>) {
  const { label, value, options, hint, onCommit } = props
  const chosen = value.kind === 'same' ? (value.value ?? '') : ''
  const known = options.some((option) => option.value === chosen)
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={chosen}
          onChange={(event) => {
            const option = options.find((each) => each.value === event.target.value)
            if (option !== undefined) onCommit(option.value)
          }}
        >
          {!known && (
            <option value={chosen} disabled>
              {value.kind === 'mixed' ? 'Mixed' : chosen === '' ? 'Choose' : chosen}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
