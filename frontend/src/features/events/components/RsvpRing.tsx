/* Who answered what, as the marks around a table: their length and form tell the answer, not only their colour. */
import { Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useProgress } from '@/api/progress'
import type { Event, Progress } from '@/api/schema'
import { answers, guestsPerMark, marksOf, type Answer } from '@/features/events/rsvp-marks'
import { rsvpWords } from '@/guests/rsvp'
import { shortDate } from '@/lib/dates'
import { ofEvent, paths } from '@/lib/paths'
import { count } from '@/lib/words'
import { Card, CardHeader } from '@/ui/Card'

const words: Readonly<Record<Answer, string>> = {
  attending: rsvpWords.attending,
  maybe: rsvpWords.maybe,
  declined: rsvpWords.declined,
  noAnswer: rsvpWords['no-answer'],
}

/** Renders the ring with its legend; nothing for an event without guests. */
export function RsvpRing({ event }: { event: Event }) {
  const { data } = useProgress(event.id)
  if (data === undefined || event.guestCount === 0) return null
  const { guests } = data
  const all = answers.reduce((sum, answer) => sum + guests[answer], 0)
  const each = guestsPerMark(all)
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="RSVP"
        text={each === 1 ? 'One mark per guest' : `One mark per ${count(each)} guests`}
      />
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4 px-5 pb-5">
        <Ring guests={guests} all={all} />
        <dl className="grid gap-x-6 gap-y-2 max-sm:grid-cols-2">
          {answers.map((answer) => (
            <div key={answer}>
              <dt className="flex items-center gap-2 text-sm text-muted">
                <svg aria-hidden viewBox="-4 -79 8 22" className="h-5 w-2 shrink-0">
                  <Mark answer={answer} />
                </svg>
                {words[answer]}
              </dt>
              <dd className="pl-4 font-semibold tabular-nums">{count(guests[answer])}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Deadline event={event} open={guests.noAnswer} />
    </Card>
  )
}

function Ring({ guests, all }: { guests: Progress['guests']; all: number }) {
  const marks = marksOf(guests)
  const figures = answers.map((answer) => `${count(guests[answer])} ${words[answer].toLowerCase()}`)
  return (
    <svg
      viewBox="-81 -81 162 162"
      role="img"
      aria-label={`${count(all)} guests: ${figures.join(', ')}`}
      className="size-40 shrink-0"
    >
      <circle r="52" className="fill-(--table-fill) stroke-(--table-stroke)" strokeWidth="1.2" />
      {marks.map((answer, index) => (
        <g key={index} transform={`rotate(${String((360 * (index + 0.5)) / marks.length)})`}>
          <Mark answer={answer} />
        </g>
      ))}
      <text
        y="4"
        textAnchor="middle"
        className="fill-text font-display text-[2.125rem] font-semibold"
      >
        {count(guests.attending)}
      </text>
      <text y="22" textAnchor="middle" className="fill-(--text-muted) text-xs">
        of {count(all)} said yes
      </text>
    </svg>
  )
}

/** One mark at the top of the ring. */
function Mark({ answer }: { answer: Answer }) {
  switch (answer) {
    case 'attending':
      return <path d="M0 -60V-77" strokeWidth="2.5" className="stroke-success" />
    case 'maybe':
      return (
        <path
          d="M0 -60V-77"
          strokeWidth="2.5"
          strokeDasharray="3.2 2.4"
          className="stroke-warning"
        />
      )
    case 'declined':
      return <path d="M0 -60V-66" strokeWidth="2.5" className="stroke-(--text-muted)" />
    case 'noAnswer':
      return (
        <circle cy="-66" r="1.7" strokeWidth="1.3" className="fill-surface stroke-event-line" />
      )
  }
}

function Deadline({ event, open }: { event: Event; open: number }) {
  const mayEdit = useMayEdit()
  const { rsvpDeadline, zone } = event
  const canRemind = mayEdit && open > 0
  if (rsvpDeadline === undefined && !canRemind) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-border px-5 py-2 text-sm">
      {rsvpDeadline !== undefined && (
        <span className="flex items-center gap-2 text-muted">
          <Clock aria-hidden strokeWidth={1.75} className="size-4" />
          Answers close {shortDate({ date: rsvpDeadline, zone })}
        </span>
      )}
      {canRemind && (
        <Link
          to={`${ofEvent(paths.guestManagement, event.id)}&tab=email-campaigns`}
          className="ml-auto rounded-control py-1 text-accent underline-offset-4 hover:underline"
        >
          Remind {count(open)}
        </Link>
      )}
    </div>
  )
}
