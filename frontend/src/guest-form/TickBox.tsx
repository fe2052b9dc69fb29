/* A single box with its words as one target. */
import type { ReactNode } from 'react'
import { describedBy, Help, Problem } from '@/guest-form/QuestionFrame'

type Props = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  checked: boolean
  onChange: (on: boolean) => void
}

/** Renders the box. */
export function TickBox({ id, label, hint, error, required, checked, onChange }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label className="flex min-h-11 items-start gap-3 py-2 text-base">
        <input
          {...describedBy({ id, help: hint, error })}
          type="checkbox"
          aria-required={required}
          checked={checked}
          className="mt-0.5 size-5 shrink-0 accent-accent"
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="min-w-0 break-words">{label}</span>
      </label>
      <Help id={id} text={hint} />
      <Problem id={id} text={error} />
    </div>
  )
}
