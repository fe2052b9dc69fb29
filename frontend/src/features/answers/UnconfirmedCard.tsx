/* Answers with an address that is on the guest list already: they count once the owner of the address confirms them. */
import { useState } from 'react'
import { useMayEdit } from '@/api/auth'
import { toApiError } from '@/api/errors'
import { formChangedCode } from '@/api/invitation-form'
import {
  useAcceptAnswer,
  useDiscardUnconfirmedAnswer,
  useUnconfirmedAnswers,
  type UnconfirmedAnswer,
} from '@/api/unconfirmed-answers'
import { attendingText } from '@/guests/answers/answer-text'
import { browserZone, exactTime, relativeTime, shortDate } from '@/lib/dates'
import { count, countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card, CardHeader } from '@/ui/Card'
import { ConfirmAction } from '@/ui/ConfirmDialog'
import { toast } from '@/ui/toast'

// Strangers can send a thousand of them; the answers that count stay in sight.
const shownAtFirst = 5

/** Renders the answers that wait for confirmation, or nothing without any, or for members who may not edit. */
export function UnconfirmedCard({ eventId }: { eventId: string }) {
  const mayEdit = useMayEdit()
  const { data = [] } = useUnconfirmedAnswers(eventId, mayEdit)
  const [discarding, setDiscarding] = useState<UnconfirmedAnswer>()
  const [isWhole, setIsWhole] = useState(false)
  if (data.length === 0) return null
  const shown = isWhole ? data : data.slice(0, shownAtFirst)
  return (
    <Card>
      <CardHeader
        title="Waiting for confirmation"
        text={`${countNoun(data.length, 'answer')} with the email address of a guest. Each counts once the guest confirms it by email or you accept it.`}
      />
      <ul
        aria-label="Answers waiting for confirmation"
        className="divide-y divide-border border-t border-border"
      >
        {shown.map((answer) => (
          <UnconfirmedRow
            key={answer.id}
            eventId={eventId}
            answer={answer}
            onDiscard={() => {
              setDiscarding(answer)
            }}
          />
        ))}
      </ul>
      {shown.length < data.length && (
        <div className="border-t border-border px-5 py-3">
          <Button
            size="sm"
            onClick={() => {
              setIsWhole(true)
            }}
          >
            Show all {count(data.length)}
          </Button>
        </div>
      )}
      {discarding !== undefined && (
        <DiscardQuestion
          eventId={eventId}
          answer={discarding}
          onClose={() => {
            setDiscarding(undefined)
          }}
        />
      )}
    </Card>
  )
}

type RowProps = { eventId: string; answer: UnconfirmedAnswer; onDiscard: () => void }

function UnconfirmedRow({ eventId, answer, onDiscard }: RowProps) {
  const accept = useAcceptAnswer(eventId)
  const { id, name, email, attending, companions, createdAt, expiresAt } = answer
  const { label, tone } = attendingText(attending)
  const until = shortDate({ date: expiresAt, zone: browserZone() })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere max-sm:basis-full">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-xs text-muted">
          {email}
          {companions.length > 0 && (
            <>
              , with <bdi>{companions.join(', ')}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="sm:w-26">
        <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="text-xs text-muted sm:w-40">
        <p>
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {relativeTime(createdAt, new Date())}
          </time>
        </p>
        <p>Link expires {until}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <Button
          size="sm"
          aria-label={`Accept the answer of ${name}`}
          pending={accept.isPending}
          pendingLabel="Accepting…"
          onClick={() => {
            accept.mutate(id, {
              onSuccess: () => {
                toast.success(
                  'Answer accepted',
                  `The answer from ${name} is now on the guest list.`,
                )
              },
              onError: (error) => {
                toast.error('The answer could not be accepted', refusalText(error, name))
              },
            })
          }}
        >
          Accept
        </Button>
        <Button size="sm" aria-label={`Discard the answer of ${name}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  )
}

function refusalText(error: Error, name: string): string {
  return toApiError(error).code === formChangedCode
    ? `The form has changed since then. Discard the answer and ask ${name} to answer again.`
    : error.message
}

type QuestionProps = { eventId: string; answer: UnconfirmedAnswer; onClose: () => void }

function DiscardQuestion({ eventId, answer: { id, name }, onClose }: QuestionProps) {
  return (
    <ConfirmAction
      mutation={useDiscardUnconfirmedAnswer(eventId)}
      input={id}
      title={`Discard the answer of ${name}?`}
      confirmLabel="Discard answer"
      pendingLabel="Discarding…"
      done={{ title: 'Answer discarded', text: `${name} can answer again.` }}
      onClose={onClose}
    >
      The guest list stays as it is, and the link in the email no longer works.
    </ConfirmAction>
  )
}
