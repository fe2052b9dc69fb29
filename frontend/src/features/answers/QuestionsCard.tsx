/* The answers question by question. Each row opens what the guests answered. */
import type { QuestionSummary } from '@/api/answers'
import { optionText } from '@/guests/answers/answer-text'
import { isFew } from '@/features/answers/over-time'
import { CountBars } from '@/ui/CountBars'
import { countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'

type Props = {
  questions: readonly QuestionSummary[]
  onOpen: (question: QuestionSummary) => void
}

export function QuestionsCard({ questions, onOpen }: Props) {
  return (
    <Card>
      <CardHeader title="Answers per question" />
      <ul className="divide-y divide-border border-t border-border">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { question: QuestionSummary; onOpen: (question: QuestionSummary) => void }

function QuestionRow({ question, onOpen }: RowProps) {
  const { label, type, answered, choices, per } = question
  return (
    <li className="flex flex-col gap-3 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-sm font-medium break-words">
            <bdi>{label}</bdi>
          </h3>
          <p className="text-xs text-muted">
            {countNoun(answered, 'answer')}
            {per === 'party' && ', once per party'}
          </p>
        </div>
        <ShowAnswers question={question} onOpen={onOpen} />
      </div>
      {choices !== undefined && answered > 0 && (
        <CountBars
          label={label}
          numbersOnly={isFew(answered)}
          bars={choices.map(({ option, count }) => ({ name: optionText(type, option), count }))}
        />
      )}
    </li>
  )
}

/** Renders the button that opens the answers, or nothing while the question has no answers. */
export function ShowAnswers({ question, onOpen }: RowProps) {
  if (question.answered === 0) return null
  return (
    <Button
      size="sm"
      aria-label={`Show answers: ${question.label}`}
      onClick={() => {
        onOpen(question)
      }}
    >
      Show answers
    </Button>
  )
}
