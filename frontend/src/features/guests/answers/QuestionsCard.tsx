/* The answers question by question. Each row opens what the guests answered. */
import { useState } from 'react'
import type { QuestionSummary } from '@/api/answers'
import { isFew } from '@/features/guests/answers/over-time'
import { QuestionDialog } from '@/features/guests/answers/QuestionDialog'
import { CountBars } from '@/features/guests/components/CountBars'
import { counted } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'

type Props = { eventId: string; questions: readonly QuestionSummary[] }

export function QuestionsCard({ eventId, questions }: Props) {
  const [opened, setOpened] = useState<QuestionSummary>()
  return (
    <Card>
      <CardHeader title="Answers per question" />
      <ul className="divide-y divide-border border-t border-border">
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            onOpen={() => {
              setOpened(question)
            }}
          />
        ))}
      </ul>
      {opened !== undefined && (
        <QuestionDialog
          eventId={eventId}
          question={opened}
          onClose={() => {
            setOpened(undefined)
          }}
        />
      )}
    </Card>
  )
}

function QuestionRow({ question, onOpen }: { question: QuestionSummary; onOpen: () => void }) {
  const { label, answered, choices, per } = question
  return (
    <li className="flex flex-col gap-3 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-sm font-medium break-words">
            <bdi>{label}</bdi>
          </h3>
          <p className="text-xs text-muted">
            {counted(answered, 'answer')}
            {per === 'party' && ', once per party'}
          </p>
        </div>
        {answered > 0 && (
          <Button size="sm" aria-label={`Show answers: ${label}`} onClick={onOpen}>
            Show answers
          </Button>
        )}
      </div>
      {choices !== undefined && answered > 0 && (
        <CountBars
          label={label}
          numbersOnly={isFew(answered)}
          bars={choices.map(({ option, count }) => ({ name: option, count }))}
        />
      )}
    </li>
  )
}
