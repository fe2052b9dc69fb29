/*
 * A label, a control, a hint and an error, tied together by ids: the hint and the error are the
 * control's description, and a broken field says so.
 */
import { useId, useState, type ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** The attributes the control inside a field must carry. */
export type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

type Props = {
  label: string
  children: (control: ControlProps) => ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** Says “(optional)” after the label. */
  optional?: boolean
  /** Only screen readers get the label; the control shows it in another way. */
  labelHidden?: boolean | undefined
  /** The error comes while the field is left, so it is read out at once. An error of the field in focus always is. */
  live?: boolean
  className?: string
}

/** Lays out one form field; `children` gets the attributes for the control. */
export function Field(props: Props) {
  const { label, children, hint, error, required, optional, labelHidden, live, className } = props
  const id = useId()
  const announced = useAnnounced(id, error) || live === true
  const described = [
    hint === undefined ? null : `${id}-hint`,
    error === undefined ? null : `${id}-error`,
  ].filter((part) => part !== null)
  const control: ControlProps = {
    id,
    ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
    ...(required === true ? { 'aria-required': true as const } : {}),
  }
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden === true ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {optional === true && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children(control)}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p
          id={`${id}-error`}
          data-field-error
          role={announced ? 'alert' : undefined}
          className="text-sm text-danger"
        >
          {error}
        </p>
      )}
    </div>
  )
}

/**
 * Whether an error has to be read out: when it comes up, a field that has the focus already gets no new focus, with which
 * its description would be read.
 */
function useAnnounced(id: string, error: string | undefined): boolean {
  const [known, setKnown] = useState({ error, announced: false })
  if (known.error === error) return known.announced
  const announced = error !== undefined && document.activeElement?.id === id
  setKnown({ error, announced })
  return announced
}
