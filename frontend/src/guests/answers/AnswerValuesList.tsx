/* One answer, question by question in the order of the form. */
import type { QuestionSummary } from '@/api/answers'
import type { AnswerValues } from '@/api/guest-form'
import { valueText } from '@/guests/answers/answer-text'
import { isBlank } from '@/guest-form/answers'

type Props = { values: AnswerValues; questions: readonly Pick<QuestionSummary, 'id' | 'label'>[] }

export function AnswerValuesList({ values, questions }: Props) {
  const answered = questions.flatMap(({ id, label }) => {
    const value = values[id]
    return value === undefined || isBlank(value) ? [] : [{ id, label, value }]
  })
  if (answered.length === 0)
    return <p className="text-sm text-muted">No questions were answered.</p>
  return (
    <dl className="flex flex-col gap-2 text-sm">
      {answered.map(({ id, label, value }) => (
        <div key={id}>
          <dt className="text-xs text-muted">
            <bdi>{label}</bdi>
          </dt>
          <dd className="break-words whitespace-pre-line">
            <bdi>{valueText(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
