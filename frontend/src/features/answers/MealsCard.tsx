/* Meals for the kitchen: what guests chose, and their dietary requirements, in the order of the form as on a menu. */
import type { QuestionSummary } from '@/api/answers'
import { isFew } from '@/features/answers/over-time'
import { ShowAnswers } from '@/features/answers/QuestionsCard'
import { CountBars } from '@/ui/CountBars'
import { countNoun } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'

type Open = (question: QuestionSummary) => void

export function MealsCard(props: { questions: readonly QuestionSummary[]; onOpen: Open }) {
  return (
    <Card>
      <CardHeader title="Meals for the kitchen" />
      <ul className="divide-y divide-border border-t border-border">
        {props.questions.map((question) => (
          <Meal key={question.id} question={question} onOpen={props.onOpen} />
        ))}
      </ul>
    </Card>
  )
}

function Meal({ question, onOpen }: { question: QuestionSummary; onOpen: Open }) {
  const { label, answered, choices = [] } = question
  return (
    <li className="px-5 py-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-sm font-medium break-words">
            <bdi>{label}</bdi>
          </h3>
          <p className="text-xs text-muted">{countNoun(answered, 'answer')}</p>
        </div>
        <ShowAnswers question={question} onOpen={onOpen} />
      </div>
      <CountBars
        label={label}
        numbersOnly={isFew(answered)}
        bars={choices.map(({ option, count }) => ({ name: option, count, tone: 'bg-event' }))}
      />
    </li>
  )
}
