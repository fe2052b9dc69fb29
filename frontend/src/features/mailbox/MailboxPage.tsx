/* The mails the product has sent, is sending or could not send. */
import { Inbox, RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useMailbox } from '@/api/mailbox'
import type { MailSummary } from '@/api/schema'
import { useSite } from '@/api/site'
import { mailState } from '@/features/mailbox/mail-state'
import { kindLabel, messages } from '@/features/mailbox/messages'
import { RetryButton } from '@/features/mailbox/RetryButton'
import { browserZone, dateAndTime, relativeTime } from '@/lib/dates'
import { useListState } from '@/lib/list-state'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { countNoun, foldCase } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { FilteredList } from '@/ui/FilteredList'
import { MoreButton } from '@/ui/MoreButton'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'

/** Renders the list, the latest mail first. */
export function MailboxPage() {
  useTitle('Mailbox')
  const site = useSite()
  const mails = useMailbox()
  const { text } = messages
  return (
    <>
      <PageHeader
        title={messages.title}
        text={
          site.data?.mailboxOpen === true
            ? text.open
            : site.data?.mail === 'files'
              ? text.files
              : text.smtp
        }
        actions={
          <Button
            pending={mails.isFetching && !mails.isPending}
            pendingLabel="Refreshing…"
            onClick={() => void mails.refetch()}
          >
            <RotateCw aria-hidden />
            Refresh
          </Button>
        }
      />
      <Card className="mt-6 overflow-hidden">
        <QueryView
          query={mails}
          failed={messages.loadFailed}
          empty={<EmptyState icon={Inbox} title={messages.emptyTitle} text={messages.empty} />}
        >
          {(all) => <Mails mails={all} />}
        </QueryView>
      </Card>
      <MoreButton more={mails} />
    </>
  )
}

const defaults = { q: '' }

function Mails({ mails }: { mails: readonly MailSummary[] }) {
  const list = useListState(defaults)
  const query = list.state.q
  const shown = useMemo(() => search(mails, query), [mails, query])
  return (
    <FilteredList
      list={list}
      noun="mail"
      search={{ name: 'q', label: 'Search mail', placeholder: 'Search subject or recipient' }}
      shown={shown.length}
      all={mails.length}
      nothing={{ title: messages.nothing(query.trim()) }}
    >
      <ul className="divide-y divide-border">
        {shown.map((mail) => (
          <MailRow key={mail.id} mail={mail} />
        ))}
      </ul>
    </FilteredList>
  )
}

function search(mails: readonly MailSummary[], query: string): readonly MailSummary[] {
  const wanted = foldCase(query.trim())
  return wanted === ''
    ? mails
    : mails.filter(({ subject, to }) => foldCase(`${subject} ${to}`).includes(wanted))
}

function MailRow({ mail }: { mail: MailSummary }) {
  const { label, tone } = mailState(mail.state)
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 transition-colors duration-120 hover:bg-surface-2">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={`${paths.mailbox}/${encodeURIComponent(mail.id)}`}
          className="font-medium break-words after:absolute after:inset-0"
        >
          {mail.subject}
        </Link>
        <p className="text-xs wrap-anywhere text-muted">
          To {mail.to} · {kindLabel(mail.kind)}
        </p>
        {mail.failure != null && (
          <p className="mt-1 text-xs break-words text-danger">
            {mail.failure} ({countNoun(mail.attempts, 'attempt')})
          </p>
        )}
      </div>
      <Badge tone={tone}>{label}</Badge>
      <time
        dateTime={mail.createdAt}
        title={dateAndTime({ date: mail.createdAt, zone: browserZone() })}
        className="w-28 text-right text-xs text-muted max-md:w-auto"
      >
        {relativeTime(mail.createdAt, new Date())}
      </time>
      {mail.state === 'failed' && (
        <span className="relative">
          <RetryButton mailId={mail.id} subject={mail.subject} />
        </span>
      )}
    </li>
  )
}
