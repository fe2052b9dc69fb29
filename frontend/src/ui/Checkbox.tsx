/* A thing that is on or off, with its words beside it. */
import { useEffect, useId, useRef, type ReactNode } from 'react'

type Props = {
  label: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
  /** Some are on and some are off. */
  mixed?: boolean
  /** A line below the words. */
  hint?: string
  disabled?: boolean
}

/** Renders the box and its words as one target. */
export function Checkbox({ label, checked, onChange, mixed = false, hint, disabled }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className="flex min-h-8 items-start gap-2 py-1 text-sm has-disabled:opacity-50 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <input
        ref={box}
        type="checkbox"
        // The hint inside the label describes the box and is not part of its name.
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="mt-0.5 size-4 shrink-0 accent-accent"
        checked={checked}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      <span className="min-w-0">
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
