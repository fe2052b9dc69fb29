/* A choice of one or several from a few, all of them in sight: radio buttons or boxes that look like buttons. */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { describedBy, Help, Note, Problem } from '@/guest-form/QuestionFrame'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { MarkedText } from '@/ui/MarkedText'

type Props = {
  /** Of the first control, so that a link to the question reaches it. */
  id: string
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
  note?: string | undefined
  options: readonly { value: string; label: string; lang?: Language | undefined }[]
  chosen: readonly string[]
  required?: boolean
  several?: boolean
  /** Offers to take the choice back, which radio buttons alone cannot do. */
  clearLabel?: string | undefined
  onChange: (chosen: readonly string[]) => void
}

/** Renders the group; its label, help and problem belong to the group. */
export function ChoiceChips(props: Props) {
  const { id, label, help, error, note, options, chosen, clearLabel, onChange } = props
  const several = props.several === true
  const described = describedBy({ id, help, error })
  const toggle = (value: string, on: boolean) => {
    if (!several) onChange([value])
    else onChange(options.flatMap((each) => (isOn(each.value, value, on) ? [each.value] : [])))
  }
  const isOn = (each: string, changed: string, on: boolean) =>
    each === changed ? on : chosen.includes(each)
  return (
    <fieldset
      role={several ? undefined : 'radiogroup'}
      aria-describedby={described['aria-describedby']}
      aria-invalid={several ? undefined : described['aria-invalid']}
      aria-required={several ? undefined : props.required}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="contents">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 text-base font-semibold break-words">{label}</span>
          <Note text={note} />
        </span>
      </legend>
      <Help id={id} text={help} />
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="relative flex min-h-11 max-w-full items-center gap-1.5 rounded-[22px] border border-border-strong bg-surface px-4 py-2 text-base leading-snug select-none has-checked:border-event has-checked:bg-event has-checked:font-semibold has-checked:text-on-event has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              id={index === 0 ? id : undefined}
              type={several ? 'checkbox' : 'radio'}
              name={id}
              value={option.value}
              checked={chosen.includes(option.value)}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-[22px] outline-none"
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <Check
              aria-hidden
              strokeWidth={2.5}
              className="hidden size-4 shrink-0 peer-checked:block"
            />
            <span className="min-w-0 break-words">
              <MarkedText text={option.label} lang={option.lang} />
            </span>
          </label>
        ))}
        {clearLabel !== undefined && chosen.length > 0 && (
          <Button variant="ghost" className="h-11 text-muted" onClick={() => onChange([])}>
            {clearLabel}
            <span className="sr-only">: {label}</span>
          </Button>
        )}
      </div>
      <Problem id={id} text={error} />
    </fieldset>
  )
}
