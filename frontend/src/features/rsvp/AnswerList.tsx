/* The answers of one person, or of the party, to read. */
import type { FieldPer, FormField } from '@/api/guest-form'
import { answerLines, attendingText } from '@/features/rsvp/answer-lines'
import { messages } from '@/features/rsvp/messages'
import type { FormAnswers } from '@/guest-form/answers'
import type { OtherAnswers } from '@/guest-form/visible-fields'
import type { Language } from '@/lib/language'
import { MarkedText } from '@/ui/MarkedText'

type Props = {
  fields: readonly FormField[]
  who: FieldPer
  answers: FormAnswers
  language: Language
  others?: OtherAnswers
  /** Shown in place of whether the guest comes. */
  status?: string | undefined
}

/** Renders whether a guest comes, and every question with an answer. */
export function AnswerList({ fields, who, answers, language, others, status }: Props) {
  const lines = answerLines(fields, who, answers, language, others)
  return (
    <div className="min-w-0 wrap-anywhere">
      {who === 'guest' && (
        <p className="font-semibold">{status ?? attendingText(answers, language)}</p>
      )}
      {who === 'party' && lines.length === 0 && <p>{messages[language].blank}</p>}
      <dl>
        {lines.map(({ id, label, text }) => (
          <div key={id} className="mt-1">
            <dt className="text-sm text-muted">
              <MarkedText {...label} />
            </dt>
            <dd className="whitespace-pre-line">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
