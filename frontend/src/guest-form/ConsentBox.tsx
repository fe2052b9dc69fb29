/* Consent to keep what says something about a person's health or beliefs. */
import { messages } from '@/guest-form/messages'
import { TickBox } from '@/guest-form/TickBox'
import type { Language } from '@/lib/language'

type Props = {
  id: string
  checked: boolean
  language: Language
  error: string | undefined
  onChange: (on: boolean) => void
}

/** Renders the box, which is never ticked in advance. */
export function ConsentBox({ id, checked, language, error, onChange }: Props) {
  const { label, hint } = messages[language].consent
  return (
    <div className="mt-3 rounded-card bg-surface-2 px-4 py-2 pb-3">
      <TickBox
        id={id}
        label={label}
        hint={hint}
        error={error}
        checked={checked}
        onChange={onChange}
      />
    </div>
  )
}
