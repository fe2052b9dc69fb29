/* Mails of an email that is sent: those that failed, and those that went out last. */
import { Link } from 'react-router-dom'
import type { Campaign, EmailHistoryItem, EmailStatus } from '@/api/email-types'
import { isMoving, isPlanned } from '@/features/emails/history/campaign-state'
import { useEmailHistory } from '@/api/emails'
import { historyAddress } from '@/features/emails/addresses'
import { lastMoment, momentText, recipientName } from '@/features/emails/history/email-status'
import { Status } from '@/features/emails/history/history-columns'
import { runMessages as messages } from '@/features/emails/send/messages'
import { capitalised } from '@/lib/capitalised'
import { count } from '@/lib/words'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/QueryView'

type Props = { eventId: string; campaign: Campaign }

/** Most mails of a state; the history has them all. */
const shown: Record<Exclude<EmailStatus, 'pending'>, number> = { failed: 4, sent: 10 }

export function RunRecipients({ eventId, campaign }: Props) {
  const { sent, failed } = campaign
  return (
    <Card className="overflow-clip">
      <section aria-label="Recipients">
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
          <h3 className="text-base font-semibold">
            Recipients{' '}
            <span className="ml-1 text-sm font-normal text-muted">
              {sent + failed === 0
                ? ''
                : failed > 0
                  ? 'failed first, then the newest'
                  : 'newest first'}
            </span>
          </h3>
          {failed > 0 && (
            <Link
              to={`${historyAddress(eventId, campaign.id)}&status=failed`}
              className="rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:py-2.5"
            >
              Show {count(failed)} failed
            </Link>
          )}
        </div>
        {failed > 0 && <Mails eventId={eventId} campaign={campaign} status="failed" />}
        {sent > 0 && <Mails eventId={eventId} campaign={campaign} status="sent" />}
        {sent + failed === 0 && (
          <p className="border-t border-border px-4 py-6 text-sm text-muted">
            {emptyText(campaign)}
          </p>
        )}
      </section>
    </Card>
  )
}

function emptyText(campaign: Campaign): string {
  if (isPlanned(campaign) || campaign.state === 'paused') return messages.nothingPlanned
  return isMoving(campaign) ? messages.nothingYet : messages.nothingSent
}

type MailsProps = Props & { status: keyof typeof shown }

function Mails({ eventId, campaign, status }: MailsProps) {
  const filter = { campaignId: campaign.id, status, limit: shown[status] }
  const history = useEmailHistory(eventId, filter)
  return (
    <QueryView query={history} failed={messages.recipientsFailed} level={3} skeleton={3}>
      {({ pages }) => (
        <ul>
          {pages[0]?.items.map((item) => (
            <Recipient key={item.id} eventId={eventId} campaignId={campaign.id} item={item} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

type RecipientProps = { eventId: string; campaignId: string; item: EmailHistoryItem }

function Recipient({ eventId, campaignId, item }: RecipientProps) {
  const name = recipientName(item)
  const at = lastMoment(item)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-t border-border px-4 py-2 hover:bg-surface-2 @min-[44rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.3fr)_12rem_8.5rem]">
      <Avatar name={name} size="md" />
      <Link
        to={`${historyAddress(eventId, campaignId)}&email=${encodeURIComponent(item.id)}`}
        className="min-w-0 truncate rounded-control font-medium after:absolute after:inset-0"
      >
        <bdi>{name}</bdi>
      </Link>
      <span className="col-start-2 row-start-2 min-w-0 truncate text-sm text-muted @min-[44rem]:col-start-auto @min-[44rem]:row-start-auto">
        <bdi>{item.email}</bdi>
      </span>
      <span className="col-start-3 row-start-1 min-w-0 text-end @min-[44rem]:col-start-auto @min-[44rem]:row-start-auto @min-[44rem]:text-start">
        <Status item={item} />
      </span>
      <time
        dateTime={at}
        className="col-start-3 row-start-2 text-end text-xs text-muted @min-[44rem]:col-start-auto @min-[44rem]:row-start-auto"
      >
        {capitalised(momentText(at, new Date()))}
      </time>
    </li>
  )
}
