/* Guests who attend and have required questions open, such as those whose RSVP came from a list. */
import { Link2, Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AnswersPage, OpenGuest } from '@/api/answers'
import { useMayEdit } from '@/api/auth'
import { guestAddress } from '@/features/answers/guest-address'
import { useCopyPersonalLink } from '@/guests/personal-links/use-copy-personal-link'
import { ofEvent, paths } from '@/lib/paths'
import { count, countNoun } from '@/lib/words'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card, CardHeader } from '@/ui/Card'

// Half of an imported list may have questions open; the answers stay in sight.
const shownAtFirst = 5

type Props = { eventId: string; open: AnswersPage['openQuestions'] }

/** Renders the guests with their open questions, or nothing when every question is answered. */
export function OpenQuestionsCard({ eventId, open: { total, guests } }: Props) {
  const mayEdit = useMayEdit()
  const [isWhole, setIsWhole] = useState(false)
  if (total === 0) return null
  const shown = isWhole ? guests : guests.slice(0, shownAtFirst)
  const who = countNoun(total, 'guest who attends has', 'guests who attend have')
  return (
    <Card>
      <CardHeader
        title="Open questions"
        text={`${who} unanswered required questions. Their personal links lead to these questions.`}
        actions={
          mayEdit && (
            <Link
              to={`${ofEvent(paths.guestManagement, eventId)}&tab=email-campaigns`}
              className={buttonStyles({ size: 'sm' })}
            >
              <Mail aria-hidden />
              Send links by email
            </Link>
          )
        }
      />
      <ul
        aria-label="Guests with open questions"
        className="divide-y divide-border border-t border-border"
      >
        {shown.map((guest) => (
          <OpenGuestRow key={guest.guestId} eventId={eventId} guest={guest} mayEdit={mayEdit} />
        ))}
      </ul>
      {shown.length < total && (
        <div className="border-t border-border px-5 py-3 text-sm text-muted">
          {isWhole ? (
            `The first ${count(guests.length)} of ${count(total)} are shown.`
          ) : (
            <Button
              size="sm"
              onClick={() => {
                setIsWhole(true)
              }}
            >
              Show {guests.length < total ? 'the first' : 'all'} {count(guests.length)}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

type RowProps = { eventId: string; guest: OpenGuest; mayEdit: boolean }

function OpenGuestRow({ eventId, guest, mayEdit }: RowProps) {
  const { guestId, name, party, questions } = guest
  const link = useCopyPersonalLink()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <Link to={guestAddress(eventId, guestId)} className="font-medium hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-xs text-muted">
          <bdi>{questions.join(', ')}</bdi>
        </p>
      </div>
      {mayEdit && party !== undefined && (
        <Button
          size="sm"
          aria-label={`Copy the personal link of ${party.name}`}
          pending={link.pending}
          onClick={() => {
            link.copy(party)
          }}
        >
          <Link2 aria-hidden />
          Copy link
        </Button>
      )}
      {link.dialog}
    </li>
  )
}
