/* Small controls of the builder: a switch with its words, and a whole number that may be blank. */
import { useId } from 'react'
import { Field } from '@/ui/Field'
import { Input } from '@/ui/Input'
import { Switch } from '@/ui/Switch'

type SwitchRowProps = {
  label: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** Renders the words on the left and the switch on the right. */
export function SwitchRow({ label, hint, checked, disabled, onChange }: SwitchRowProps) {
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
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  )
}

type WholeNumberProps = {
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  min: number
  max: number
  /** NaN for a blank control. */
  value: number
  onChange: (value: number) => void
}

export function WholeNumber({ min, max, value, onChange, ...layout }: WholeNumberProps) {
  return (
    <Field {...layout}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => {
            onChange(event.target.valueAsNumber)
          }}
        />
      )}
    </Field>
  )
}
