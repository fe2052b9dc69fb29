/* The columns of the history. */
import { Check, CircleAlert, Clock, FileText } from 'lucide-react'
import type { EmailHistoryItem } from '@/api/email-types'
import {
  lastMoment,
  momentText,
  recipientName,
  statusDetail,
  statusOf,
} from '@/features/emails/history/email-status'
import { capitalised } from '@/lib/capitalised'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'
import type { Column } from '@/ui/data-table/types'

type Opening = { openId: string | undefined; open: (id: string) => void }

/** The id of the button that opens an email: the focus goes back to it. */
export function emailButtonId(id: string): string {
  return `email-${id}`
}

export function historyColumns(
  opening: Opening,
  { isBesidePanel }: { isBesidePanel: boolean },
): readonly Column<EmailHistoryItem>[] {
  const email: Column<EmailHistoryItem> = {
    key: 'email',
    label: 'Email',
    render: (item) => <Recipient item={item} opening={opening} />,
  }
  const subject: Column<EmailHistoryItem> = {
    key: 'subject',
    label: 'Subject',
    render: ({ subject: text }) => (
      <span title={text}>
        <bdi>{text}</bdi>
      </span>
    ),
  }
  const status: Column<EmailHistoryItem> = {
    key: 'status',
    label: 'Status',
    width: '12rem',
    render: (item) => <Status item={item} />,
  }
  const sentAt: Column<EmailHistoryItem> = {
    key: 'sentAt',
    label: 'Sent at',
    alignEnd: true,
    width: '9.5rem',
    render: (item) => <SentAt item={item} />,
  }
  return isBesidePanel ? [email, subject, status] : [email, subject, status, sentAt]
}

function Recipient({ item, opening }: { item: EmailHistoryItem; opening: Opening }) {
  const name = recipientName(item)
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} size="md" />
      <div className="min-w-0">
        <button
          type="button"
          id={emailButtonId(item.id)}
          aria-expanded={item.id === opening.openId}
          aria-label={`Open “${item.subject}” to ${name}`}
          className="block max-w-full truncate rounded-control text-start font-medium hover:underline pointer-coarse:min-h-8"
          onClick={(event) => {
            // The row around it opens too.
            event.stopPropagation()
            opening.open(item.id)
          }}
        >
          <bdi>{name}</bdi>
        </button>
        {name !== item.email && (
          <span className="block truncate text-xs text-muted">
            <bdi>{item.email}</bdi>
          </span>
        )}
      </div>
    </div>
  )
}

const icons = { sent: Check, pending: Clock, failed: CircleAlert }

/** Renders the state with a few words on why or when. */
export function Status({ item }: { item: EmailHistoryItem }) {
  const { label, tone } = statusOf(item)
  const detail = statusDetail(item, new Date())
  const isFile = item.status === 'sent' && item.via === 'file'
  const Icon = isFile ? FileText : icons[item.status]
  return (
    <>
      <Badge tone={isFile ? 'neutral' : tone}>
        <Icon aria-hidden className="size-3.5" />
        {label}
      </Badge>
      {detail !== undefined && (
        <span className="mt-0.5 block truncate text-xs text-muted" title={detail}>
          {detail}
        </span>
      )}
    </>
  )
}

function SentAt({ item }: { item: EmailHistoryItem }) {
  const at = lastMoment(item)
  const text = capitalised(momentText(at, new Date()))
  return (
    <time dateTime={at} className={item.sentAt === undefined ? 'text-muted' : undefined}>
      {item.status === 'sent' ? text : <span title="Queued">{text}</span>}
    </time>
  )
}

/** Renders an email on a phone. */
export function HistoryCard({ item, opening }: { item: EmailHistoryItem; opening: Opening }) {
  return (
    <div className="flex flex-col gap-2">
      <Recipient item={item} opening={opening} />
      <p className="text-sm wrap-anywhere">
        <bdi>{item.subject}</bdi>
      </p>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Status item={item} />
        </div>
        <span className="shrink-0 text-xs text-muted">
          <SentAt item={item} />
        </span>
      </div>
    </div>
  )
}
