/* Who would receive a scheduled email now, and who is left out and why. */
import { Ban, MailQuestionMark, Users, Armchair, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useEmailRecipients } from '@/api/emails'
import type { EmailRecipients, RecipientType } from '@/api/email-types'
import { automationMessages as messages } from '@/features/emails/automation/messages'
import { recipientText } from '@/features/emails/automation/sentence'
import { namesText } from '@/features/emails/send/counts'
import { ofEvent, paths } from '@/lib/paths'
import { count } from '@/lib/words'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'

type Props = {
  eventId: string
  recipients: RecipientType
  templateId: string
  /** The template is about seats, so guests without one are pointed out. */
  namesSeats: boolean
}

/** Renders the number and the exceptions. */
export function Receivers({ eventId, recipients, templateId, namesSeats }: Props) {
  const query = useEmailRecipients(eventId, {
    recipientType: recipients,
    ...(templateId === '' ? {} : { templateId }),
  })
  const filter = listFilters[recipients]
  return (
    <section aria-label="Who would receive it" aria-live="polite">
      <QueryView
        query={query}
        failed="The recipients could not be counted."
        level="none"
        skeleton={<Skeleton className="h-24" />}
      >
        {(found) => (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-display text-xl font-semibold tabular-nums">
                {count(found.receiving)}
              </span>
              <span className="font-semibold">{messages.receiving}</span>
            </p>
            <p className="mt-0.5 text-sm text-muted">
              Of {count(found.matching)}{' '}
              {recipients === 'all' ? 'guests' : recipientText(recipients)}
            </p>
            <LeftOutList found={found} namesSeats={namesSeats} />
          </>
        )}
      </QueryView>
      {filter !== undefined && (
        <Link
          to={`${ofEvent(paths.guestManagement, eventId)}${filter}`}
          className="mt-2 inline-block rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:py-2.5"
        >
          Show these guests
        </Link>
      )}
    </section>
  )
}

/** The same guests in the guest list, where its filters can name them. */
const listFilters: Partial<Record<RecipientType, string>> = {
  all: '',
  confirmed_only: '&rsvp=attending',
  declined: '&rsvp=declined',
  assigned: '&seat=seated',
}

type LeftOutProps = { found: EmailRecipients; namesSeats: boolean }

function LeftOutList({ found, namesSeats }: LeftOutProps) {
  const { withoutAddress, suppressed, sharedAddress, withoutSeat } = found
  const lines: [LucideIcon, number, string, string[]][] = [
    [MailQuestionMark, withoutAddress.count, 'without an email address', withoutAddress.names],
    [Ban, suppressed.count, 'whose address is blocked', suppressed.names],
    [Users, sharedAddress, 'share an address and get one email together', []],
    [Armchair, namesSeats ? withoutSeat : 0, 'have no seat yet', []],
  ]
  return (
    <ul className="mt-3 flex flex-col gap-2 text-sm empty:hidden">
      {lines
        .filter(([, number]) => number > 0)
        .map(([Icon, number, words, names]) => (
          <li key={words} className="flex items-start gap-2">
            <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere text-muted">
              <span className="font-semibold text-text">{count(number)}</span> {words}
              {names.length > 0 && `: ${namesText({ count: number, names })}`}
            </span>
          </li>
        ))}
    </ul>
  )
}
