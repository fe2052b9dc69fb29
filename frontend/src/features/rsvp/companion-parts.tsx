/* What the lists of people who are brought along have in common. */
import { X } from 'lucide-react'
import type { AnswerValues } from '@/api/guest-form'
import { messages } from '@/features/rsvp/messages'
import { parts } from '@/features/rsvp/registration'
import { textOf } from '@/guest-form/answers'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'

/** Renders a button that takes a person away. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" aria-label={label} className="size-11 p-0 text-muted" onClick={onClick}>
      <X aria-hidden />
    </Button>
  )
}

/** The name that was typed for a person. */
export function nameOf(values: AnswerValues): string {
  return `${textOf(values.firstName)} ${textOf(values.lastName)}`.trim()
}

/** What one of `count` companions is called while the name is not known, by the part of the form; undefined for other parts. */
export function companionName(
  part: string,
  count: number,
  most: number,
  language: Language,
): string | undefined {
  const index = Array.from({ length: count }, (_, at) => parts.companion(at)).indexOf(part)
  return index < 0 ? undefined : messages[language].companions.heading(index + 1, most)
}

/** Moves the focus to a control that the next picture has. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
