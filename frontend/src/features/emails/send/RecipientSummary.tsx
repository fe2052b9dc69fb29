/* How many of the chosen guests will get the email, and who is left out and why. */
import { Ban, History, Info, TriangleAlert, Users, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import type { EmailRecipients } from '@/api/email-types'
import { suppressionsDialog } from '@/features/emails/history/suppressions/lazy'
import {
  leftOutNotes,
  leftOutText,
  receivingText,
  type LeftOutNote,
  type LeftOutReason,
} from '@/features/emails/send/counts'
import { sendMessages as messages } from '@/features/emails/send/messages'
import { ofEvent, paths } from '@/lib/paths'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { cn } from '@/ui/class-names'

type Props = {
  eventId: string
  found: EmailRecipients
  /** The email has the table or the seat, so guests without one are pointed out. */
  namesSeats: boolean
  /** Narrows the recipients to guests with a seat; absent where that would add others. */
  onOnlySeated: (() => void) | undefined
  /** Guests who were invited in the last 24 hours get the invitation again. */
  sendAgain: boolean
  onSendAgain: (sendAgain: boolean) => void
}

export function RecipientSummary({
  eventId,
  found,
  namesSeats,
  onOnlySeated,
  sendAgain,
  onSendAgain,
}: Props) {
  const notes = leftOutNotes(found)
  return (
    <div className="mt-3 flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 rounded-card bg-surface-2 px-3.5 py-3">
        <p role="status" className="flex items-center gap-3.5">
          <span className="font-display text-2xl font-semibold tabular-nums">
            {count(found.receiving)}
          </span>{' '}
          <span className="text-sm">
            <span className="block font-semibold">{receivingText(found)}</span>
            <span className="block text-muted">{messages.onePerAddress}</span>
          </span>
        </p>
        {found.matching > 0 && <CountBar found={found} />}
      </div>
      {notes.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-2.5">
          {notes.map((note) => (
            <Note key={note.reason} eventId={eventId} note={note} />
          ))}
        </ul>
      )}
      {(sendAgain || found.invitedRecently.count > 0) && (
        <Checkbox label={messages.sendAgain} checked={sendAgain} onChange={onSendAgain} />
      )}
      {namesSeats && found.withoutSeat > 0 && (
        <div className="flex items-start gap-2 text-sm">
          <Info aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
          <div>
            <p className="text-muted">{messages.withoutSeat(found.withoutSeat)}</p>
            {onOnlySeated !== undefined && (
              <Button
                variant="link"
                className="mt-0.5 text-start whitespace-normal pointer-coarse:min-h-11"
                onClick={onOnlySeated}
              >
                {messages.onlySeated}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

const stripes = 'bg-[repeating-linear-gradient(135deg,var(--stripe)_0_4px,transparent_4px_7px)]'

function CountBar({ found }: { found: EmailRecipients }) {
  const { matching, receiving, withoutAddress, suppressed, invitedRecently, sharedAddress } = found
  const left = leftOutText(found)
  const parts: [string, number, string][] = [
    ['receiving', receiving, 'bg-success'],
    ['withoutAddress', withoutAddress.count, `[--stripe:var(--color-warning)] ${stripes}`],
    ['suppressed', suppressed.count, 'bg-border-strong'],
    ['invitedRecently', invitedRecently.count, `[--stripe:var(--color-accent)] ${stripes}`],
    ['sharedAddress', sharedAddress, `[--stripe:var(--color-border-strong)] ${stripes}`],
  ]
  return (
    <span
      role="img"
      aria-label={`${count(receiving)} will get it${left === '' ? '' : `, ${left}`}`}
      className="flex h-3 min-w-32 flex-1 overflow-hidden rounded-full bg-surface"
    >
      {parts
        .filter(([, number]) => number > 0)
        .map(([key, number, look]) => (
          <span
            key={key}
            // One guest of ten thousand can be seen as well.
            style={{ width: `max(4px, ${String((number / matching) * 100)}%)` }}
            className={cn('shrink', look)}
          />
        ))}
    </span>
  )
}

const icons: Record<LeftOutReason, LucideIcon> = {
  withoutAddress: TriangleAlert,
  suppressed: Ban,
  invitedRecently: History,
  sharedAddress: Users,
}

function Note({ eventId, note }: { eventId: string; note: LeftOutNote }) {
  const Icon = icons[note.reason]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5 rounded-card border border-border px-3 py-2.5">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn(
          'mt-0.5 size-4.5',
          note.reason === 'withoutAddress' ? 'text-warning' : 'text-muted',
        )}
      />
      <div className="min-w-0">
        <p className="font-semibold">{note.title}</p>
        {note.names !== '' && <p className="text-sm wrap-anywhere">{note.names}</p>}
        <p className="text-xs text-muted">{note.text}</p>
        <NoteAction eventId={eventId} reason={note.reason} />
      </div>
    </li>
  )
}

function NoteAction({ eventId, reason }: { eventId: string; reason: LeftOutReason }): ReactNode {
  const mayEdit = useMayEdit()
  const [shown, setShown] = useState(false)
  switch (reason) {
    case 'withoutAddress':
      return (
        <Link
          to={ofEvent(paths.guestManagement, eventId)}
          className="mt-1 inline-block rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:py-2.5"
        >
          {mayEdit ? 'Add addresses' : 'Open guest list'}
        </Link>
      )
    case 'suppressed':
      return mayEdit ? (
        <>
          <Button
            variant="link"
            className="mt-1 pointer-coarse:min-h-11"
            aria-label="Show blocked addresses"
            onPointerEnter={suppressionsDialog.preload}
            onFocus={suppressionsDialog.preload}
            onClick={() => {
              setShown(true)
            }}
          >
            Show
          </Button>
          {shown && (
            <suppressionsDialog.Part
              onClose={() => {
                setShown(false)
              }}
            />
          )}
        </>
      ) : null
    case 'invitedRecently':
    case 'sharedAddress':
      return null
  }
}
