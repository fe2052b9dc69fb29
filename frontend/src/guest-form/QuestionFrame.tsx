/* Label, help and problem of a question, for a control or for a group of them. */
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The attributes that tie a control to the texts around it. */
export type Described = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type Props = {
  id: string
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  /** A word beside the label, such as “Optional”. */
  note?: string | undefined
}

/** Returns the attributes of a control with this help and problem. */
export function describedBy({ id, help, error }: Pick<Props, 'id' | 'help' | 'error'>): Described {
  const ids = [
    ...(help == null || help === '' ? [] : [`${id}-help`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ]
  return {
    id,
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error === undefined ? {} : { 'aria-invalid': true as const }),
  }
}

/** Renders a question with one control. */
export function QuestionFrame(props: Props & { children: (control: Described) => ReactNode }) {
  const { id, label, help, error, note, children } = props
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="min-w-0 text-base font-semibold break-words">
          {label}
        </label>
        <Note text={note} />
      </span>
      <Help id={id} text={help} />
      {children(describedBy({ id, help, error }))}
      <Problem id={id} text={error} />
    </div>
  )
}

/** Renders the word beside a label. */
export function Note({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return <span className="text-sm text-muted">{text}</span>
}

/** Renders the explanation of a question. */
export function Help({ id, text }: { id: string; text: ReactNode }) {
  if (text == null || text === '') return null
  return (
    <p id={`${id}-help`} className="text-sm whitespace-pre-line text-muted">
      {text}
    </p>
  )
}

/** Renders what is wrong with an answer. */
export function Problem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p id={`${id}-error`} data-field-error className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}
