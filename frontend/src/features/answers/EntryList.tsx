/* The present answer of each guest, the latest first. */
import { ChevronRight } from 'lucide-react'
import { useId, useState, type ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { AnswerEntry, QuestionSummary } from '@/api/answers'
import { attendingText, sourceText } from '@/guests/answers/answer-text'
import { AnswerValuesList } from '@/guests/answers/AnswerValuesList'
import { guestAddress } from '@/features/answers/guest-address'
import { MoreButton } from '@/ui/MoreButton'
import { exactTime, relativeTime } from '@/lib/dates'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'

type Props = {
  eventId: string
  total: number
  entries: readonly AnswerEntry[]
  questions: readonly QuestionSummary[]
  more: ComponentProps<typeof MoreButton>['more']
}

export function EntryList({ eventId, total, entries, questions, more }: Props) {
  return (
    <Card>
      <CardHeader
        title="All answers"
        text={
          entries.length < total
            ? `The latest ${count(entries.length)} of ${countNoun(total, 'answer')}`
            : countNoun(total, 'answer')
        }
      />
      <ul aria-label="All answers" className="divide-y divide-border border-t border-border">
        {entries.map((entry) => (
          <Entry key={entry.id} eventId={eventId} entry={entry} questions={questions} />
        ))}
      </ul>
      {more.hasNextPage && (
        <div className="border-t border-border px-5 pb-4">
          <MoreButton more={more} />
        </div>
      )}
    </Card>
  )
}

type EntryProps = { eventId: string; entry: AnswerEntry; questions: readonly QuestionSummary[] }

function Entry({ eventId, entry, questions }: EntryProps) {
  const [isOpen, setOpen] = useState(false)
  const detailId = useId()
  const { name, party, guestId, at, attending, source, waitingPosition } = entry
  const { label, tone } = attendingText(attending, waitingPosition)
  return (
    <li className="px-5 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <Link
            to={guestAddress(eventId, guestId)}
            className="font-medium break-words hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <p className="text-xs text-muted">
            {party !== undefined && (
              <>
                <bdi>{party}</bdi>,{' '}
              </>
            )}
            {sourceText(source)}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
        <time
          dateTime={at}
          title={exactTime(at)}
          className="w-28 text-right text-xs text-muted max-md:w-auto"
        >
          {relativeTime(at, new Date())}
        </time>
        <Button
          variant="ghost"
          size="icon-sm"
          className="ml-auto"
          aria-label={`Details of the answer of ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailId : undefined}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          <ChevronRight aria-hidden className={isOpen ? 'rotate-90' : ''} />
        </Button>
      </div>
      {isOpen && (
        <div id={detailId} className="mt-3">
          <AnswerValuesList values={entry.values} questions={questions} />
        </div>
      )}
    </li>
  )
}
