/* What every guest answered to one question. */
import { Link } from 'react-router-dom'
import { useFieldAnswers, type FieldAnswer, type QuestionSummary } from '@/api/answers'
import { valueText } from '@/guests/answers/answer-text'
import { guestAddress } from '@/features/answers/guest-address'
import { MoreButton } from '@/ui/MoreButton'
import { relativeTime } from '@/lib/dates'
import { countNoun } from '@/lib/words'
import { Dialog } from '@/ui/Dialog'
import { QueryView } from '@/ui/QueryView'

type Props = { eventId: string; question: QuestionSummary; onClose: () => void }

export function QuestionDialog({ eventId, question, onClose }: Props) {
  const query = useFieldAnswers(eventId, question.id)
  return (
    <Dialog
      open
      readOnly
      onOpenChange={onClose}
      maxWidth={640}
      title={question.label}
      description={countNoun(question.answered, 'answer')}
    >
      <QueryView query={query} failed="The answers could not be loaded" level={3}>
        {({ pages }) => (
          <>
            <ul className="divide-y divide-border">
              {pages
                .flatMap(({ entries }) => entries)
                .map((answer) => (
                  <AnswerItem key={answer.guestId} eventId={eventId} answer={answer} />
                ))}
            </ul>
            <MoreButton more={query} />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}

function AnswerItem({ eventId, answer }: { eventId: string; answer: FieldAnswer }) {
  const { guestId, name, value, at } = answer
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm">
      <Link
        to={guestAddress(eventId, guestId)}
        className="min-w-0 basis-40 font-medium break-words hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      <span className="min-w-0 flex-1 basis-48 break-words whitespace-pre-line">
        <bdi>{valueText(value)}</bdi>
      </span>
      <time dateTime={at} className="text-xs text-muted">
        {relativeTime(at, new Date())}
      </time>
    </li>
  )
}
