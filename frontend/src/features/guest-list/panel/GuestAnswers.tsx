/* What one guest answered to the registration form. */
import { useGuestAnswer, type AnswerEntry } from '@/api/answers'
import { attendingText, sourceText } from '@/guests/answers/answer-text'
import { AnswerValuesList } from '@/guests/answers/AnswerValuesList'
import { exactTime, relativeTime } from '@/lib/dates'
import { Badge } from '@/ui/Badge'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'

type Props = { eventId: string; guestId: string }

export function GuestAnswers({ eventId, guestId }: Props) {
  const query = useGuestAnswer(eventId, guestId)
  return (
    <QueryView
      query={query}
      failed="The answers could not be loaded"
      level={3}
      isEmpty={(answer) => answer === null}
      empty={
        <EmptyState
          level={3}
          title="No answers yet"
          text="This guest has not answered the registration form."
        />
      }
    >
      {(answer) =>
        answer !== null && (
          <div className="flex flex-col gap-4">
            <AnswerHead entry={answer.entry} />
            <AnswerValuesList values={answer.entry.values} questions={answer.questions} />
          </div>
        )
      }
    </QueryView>
  )
}

function AnswerHead({ entry }: { entry: AnswerEntry }) {
  const { attending, at, source, waitingPosition } = entry
  const { label, tone } = attendingText(attending, waitingPosition)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      <p className="text-xs text-muted">
        <time dateTime={at} title={exactTime(at)}>
          {relativeTime(at, new Date())}
        </time>
        , {sourceText(source)}
      </p>
    </div>
  )
}
