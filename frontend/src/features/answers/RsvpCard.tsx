/* Who comes: one bar per answer. */
import { Check, CircleHelp, Hourglass, ListOrdered, X } from 'lucide-react'
import type { AnswerTotals } from '@/api/answers'
import { isFew } from '@/features/answers/over-time'
import { CountBars } from '@/ui/CountBars'
import { messages } from '@/guest-form/messages'
import { waitingList } from '@/guests/rsvp'
import { Card, CardHeader } from '@/ui/Card'

const words = messages.en.attending
const markStyles = 'size-4 shrink-0'

export function RsvpCard({ totals }: { totals: AnswerTotals }) {
  const { attending, declined, maybe, noAnswer, waiting } = totals
  const answered = attending + declined + maybe + waiting
  return (
    <Card>
      <CardHeader title="RSVP" text="Counts guests, plus-ones included" />
      <div className="px-5 pb-5">
        <CountBars
          label="Guests by answer"
          whole={answered + noAnswer}
          numbersOnly={isFew(answered)}
          bars={[
            {
              name: words.attending,
              count: attending,
              tone: 'bg-success',
              mark: <Check aria-hidden className={markStyles} />,
            },
            {
              name: words.maybe,
              count: maybe,
              tone: 'bg-warning',
              mark: <CircleHelp aria-hidden className={markStyles} />,
            },
            ...(waiting > 0 ? [waitingBar(waiting)] : []),
            {
              name: words.declined,
              count: declined,
              tone: 'bg-border-strong',
              mark: <X aria-hidden className={markStyles} />,
            },
            {
              name: 'No answer',
              count: noAnswer,
              tone: 'border border-border-strong',
              mark: <Hourglass aria-hidden className={markStyles} />,
            },
          ]}
        />
      </div>
    </Card>
  )
}

function waitingBar(waiting: number) {
  return {
    name: waitingList,
    count: waiting,
    tone: 'bg-info',
    mark: <ListOrdered aria-hidden className={markStyles} />,
  }
}
