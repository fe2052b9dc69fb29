/* Meals for the kitchen: dietary requirements, in the order of the form as on a menu. */
import type { QuestionSummary } from '@/api/answers'
import { isFew } from '@/features/guests/answers/over-time'
import { ShowAnswers } from '@/features/guests/answers/QuestionsCard'
import { CountBars } from '@/features/guests/components/CountBars'
import { counted } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'

type Props = { question: QuestionSummary; onOpen: (question: QuestionSummary) => void }

export function MealsCard({ question, onOpen }: Props) {
  const { answered, choices = [] } = question
  return (
    <Card>
      <CardHeader
        title="Meals for the kitchen"
        text={counted(answered, 'answer')}
        actions={<ShowAnswers question={question} onOpen={onOpen} />}
      />
      <div className="px-5 pb-5">
        <CountBars
          label="Meals by option"
          numbersOnly={isFew(answered)}
          bars={choices.map(({ option, count }) => ({ name: option, count, tone: 'bg-event' }))}
        />
      </div>
    </Card>
  )
}
