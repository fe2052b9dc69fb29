/* A choice from a short list with its label beside it. */
import { Select } from '@/ui/Select'

type Props<V extends string> = {
  label: string
  value: V
  options: readonly (readonly [value: V, label: string])[]
  onChange: (value: V) => void
}

/** Renders the label beside the select. */
export function SelectOf<V extends string>({ label, value, options, onChange }: Props<V>) {
  return (
    <label className="flex items-center gap-3 text-sm text-muted">
      {label}
      <Select
        className="grow text-text"
        value={value}
        onChange={(event) => {
          const chosen = options.find(([each]) => each === event.target.value)
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  )
}
