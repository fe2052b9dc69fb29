/* One person of a household: the name, what was answered, and the questions. */
import type { ReactNode } from 'react'
import { attendingText } from '@/features/rsvp/answer-lines'
import type { FormAnswers } from '@/guest-form/answers'
import type { Language } from '@/lib/language'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'

type Props = {
  name: string
  note?: string | undefined
  answers: FormAnswers
  language: Language
  actions?: ReactNode
  children: ReactNode
}

/** Renders the card as a group that is named after the person. */
export function PersonCard({ name, note, answers, language, actions, children }: Props) {
  return (
    <fieldset className="min-w-0 rounded-card border border-border bg-surface px-[min(1rem,4vw)] py-4 shadow-card sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Avatar name={name} size="lg" />
        <div className="min-w-0 flex-1 basis-24">
          <p aria-hidden className="text-lg leading-tight font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          {note !== undefined && <p className="text-sm text-muted">{note}</p>}
        </div>
        <Badge
          tone={answers.attending === 'attending' ? 'success' : 'neutral'}
          className="whitespace-normal"
        >
          {attendingText(answers, language)}
        </Badge>
        {actions}
      </div>
      {children}
    </fieldset>
  )
}
