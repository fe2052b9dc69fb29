/* The first mails of an e-mail that is sent: who got it, and why not. */
import { Link } from 'react-router-dom'
import type { Campaign, EmailHistoryItem } from '@/api/email-types'
import { isMoving, useEmailHistory } from '@/api/emails'
import { historyAddress } from '@/features/emails/addresses'
import { lastMoment, momentText, recipientName } from '@/features/emails/history/email-status'
import { Status } from '@/features/emails/history/history-columns'
import { runMessages as messages } from '@/features/emails/send/messages'
import { isPlanned } from '@/features/emails/send/run-state'
import { capitalised } from '@/lib/capitalised'
import { count } from '@/lib/words'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { QueryView } from '@/ui/QueryView'

type Props = { eventId: string; campaign: Campaign }

/** The history has them all. */
const shown = 12

export function RunRecipients({ eventId, campaign }: Props) {
  const moving = isMoving(campaign) && !isPlanned(campaign, new Date())
  const history = useEmailHistory(
    eventId,
    { campaignId: campaign.id, limit: shown },
    { pollWhile: () => moving },
  )
  const address = historyAddress(eventId, campaign.id)
  return (
    <Card className="overflow-clip">
      <section aria-label="Recipients">
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
          <h3 className="text-base font-semibold">
            Recipients{' '}
            <span className="ml-1 text-sm font-normal text-muted">
              {campaign.failed > 0 ? 'failed first, then the newest' : 'newest first'}
            </span>
          </h3>
          {campaign.failed > 0 && (
            <Link to={`${address}&status=failed`} className={linkStyles}>
              Show {count(campaign.failed)} failed
            </Link>
          )}
        </div>
        <QueryView
          query={history}
          failed={messages.recipientsFailed}
          level={3}
          isEmpty={({ pages }) => (pages[0]?.items.length ?? 0) === 0}
          empty={
            <p className="border-t border-border px-4 py-6 text-sm text-muted">
              {emptyText(campaign)}
            </p>
          }
        >
          {({ pages }) => (
            <ul>
              {pages[0]?.items.map((item) => (
                <Recipient key={item.id} item={item} address={address} />
              ))}
            </ul>
          )}
        </QueryView>
      </section>
    </Card>
  )
}

const linkStyles =
  'rounded-control text-sm font-medium text-accent underline-offset-4 hover:underline pointer-coarse:py-2.5'

function emptyText(campaign: Campaign): string {
  if (isPlanned(campaign, new Date()) || campaign.state === 'paused') return messages.nothingPlanned
  return isMoving(campaign) ? messages.nothingYet : messages.nothingSent
}

function Recipient({ item, address }: { item: EmailHistoryItem; address: string }) {
  const name = recipientName(item)
  const at = lastMoment(item)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-border px-4 py-2 hover:bg-surface-2 @min-[40rem]:grid-cols-[auto_minmax(0,1.1fr)_minmax(0,1.4fr)_12rem_6rem]">
      <Avatar name={name} size="md" />
      <Link
        to={`${address}&email=${encodeURIComponent(item.id)}`}
        className="min-w-0 truncate rounded-control font-medium after:absolute after:inset-0 hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      <span className="col-start-2 row-start-2 min-w-0 truncate text-sm text-muted @min-[40rem]:col-start-auto @min-[40rem]:row-start-auto">
        <bdi>{item.email}</bdi>
      </span>
      <span className="col-start-3 row-start-1 min-w-0 @min-[40rem]:col-start-auto @min-[40rem]:row-start-auto">
        <Status item={item} />
      </span>
      <time
        dateTime={at}
        className="col-start-3 row-start-2 text-end text-xs text-muted @min-[40rem]:col-start-auto @min-[40rem]:row-start-auto"
      >
        {capitalised(momentText(at, new Date()))}
      </time>
    </li>
  )
}
