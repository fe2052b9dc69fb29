/* One email beside the history: why it failed and what to do, its tries, and what was written. */
import { CircleAlert, RotateCw, UserRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEmailDetails } from '@/api/emails'
import type { EmailDetails, EmailHistoryItem } from '@/api/email-types'
import { guestAddress } from '@/features/emails/addresses'
import { momentText, recipientName, statusDetail } from '@/features/emails/history/email-status'
import { Status } from '@/features/emails/history/history-columns'
import { historyMessages as messages } from '@/features/emails/history/messages'
import { useResend } from '@/features/emails/history/use-resend'
import { capitalised } from '@/lib/capitalised'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { cn } from '@/ui/class-names'
import { QueryView } from '@/ui/QueryView'
import { SidePanel } from '@/ui/SidePanel'

type Props = {
  eventId: string
  emailId: string
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Renders the panel. */
export function EmailPanel({ eventId, emailId, onClose, returnFocus }: Props) {
  const mayEdit = useMayEdit()
  const query = useEmailDetails(eventId, emailId)
  const resend = useResend(eventId)
  const email = query.data
  return (
    <SidePanel
      title={email === undefined ? 'Email' : `Email to ${recipientName(email)}`}
      onClose={onClose}
      returnFocus={returnFocus}
      focusesItself
      readOnly
      initialWidth={376}
      footer={
        mayEdit && email !== undefined ? (
          <>
            {email.guestId !== '' && (
              <Link to={guestAddress(eventId, email.guestId)} className={buttonStyles()}>
                <UserRound aria-hidden />
                Open guest
              </Link>
            )}
            {email.status !== 'pending' && (
              <Button
                variant="primary"
                className="flex-1"
                pending={resend.isPending}
                pendingLabel="Sending…"
                onClick={() => {
                  resend.run([email])
                }}
              >
                <RotateCw aria-hidden />
                {messages.resend}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      <QueryView query={query} failed={messages.detailsFailed} level={3} skeleton={5}>
        {(details) => <Details details={details} />}
      </QueryView>
    </SidePanel>
  )
}

function Details({ details }: { details: EmailDetails }) {
  const name = recipientName(details)
  const now = new Date()
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} size="lg" />
        <div className="min-w-0">
          <p className="text-base font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            <bdi>{details.email}</bdi>
          </p>
        </div>
      </div>
      {details.failure === undefined ? (
        <div>
          <Status item={details} />
        </div>
      ) : (
        <Failure failure={details.failure} hint={nextTry(details, now)} />
      )}
      {details.tries.length > 0 && <Tries tries={details.tries} failed={isFailed(details)} />}
      <Facts details={details} />
      <Message key={details.id} details={details} />
    </div>
  )
}

function isFailed({ status }: EmailHistoryItem): boolean {
  return status === 'failed'
}

function nextTry(details: EmailDetails, now: Date): string | undefined {
  return details.status === 'pending' ? statusDetail(details, now) : undefined
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm font-semibold text-muted">
        {title}
      </h3>
      {children}
    </section>
  )
}

type FailureProps = { failure: NonNullable<EmailHistoryItem['failure']>; hint: string | undefined }

function Failure({ failure: { title, message, answer }, hint }: FailureProps) {
  return (
    <Section title={hint === undefined ? 'Why it failed' : 'Why it was not accepted yet'}>
      <div className="flex items-start gap-3 rounded-card bg-danger-soft px-4 py-3">
        <CircleAlert
          aria-hidden
          strokeWidth={1.75}
          className="mt-0.5 size-5 shrink-0 text-danger"
        />
        <div className="min-w-0">
          <p className="font-semibold text-danger">{title}</p>
          <p className="mt-0.5 wrap-anywhere">{message}</p>
          {hint !== undefined && <p className="mt-1 font-medium">{hint}</p>}
          {answer !== undefined && (
            <code className="mt-2 block font-mono text-xs wrap-anywhere">{answer}</code>
          )}
        </div>
      </div>
    </Section>
  )
}

type TriesProps = { tries: EmailDetails['tries']; failed: boolean }

function Tries({ tries, failed }: TriesProps) {
  const now = new Date()
  return (
    <Section title="Attempts">
      <ol className="flex flex-col">
        {tries.toReversed().map(({ at, outcome }, index) => (
          <li
            // A try has no id; two may have the same time.
            key={`${String(index)}-${at}`}
            className="relative flex gap-3 pb-3 last:pb-0"
          >
            <span aria-hidden className="flex w-3 shrink-0 flex-col items-center pt-1.5">
              <span
                className={cn(
                  'size-2.5 shrink-0 rounded-full',
                  failed ? 'bg-danger' : 'bg-border-strong',
                )}
              />
              {index < tries.length - 1 && (
                <span className="absolute top-5 bottom-0.5 w-0.5 bg-border" />
              )}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{outcome}</span>
            <time dateTime={at} className="shrink-0 text-xs leading-6 text-muted">
              {momentText(at, now)}
            </time>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Facts({ details }: { details: EmailDetails }) {
  const now = new Date()
  const { templateName, subject, createdAt, sentAt, via } = details
  const lines: [string, string | undefined][] = [
    ['Template', templateName],
    ['Subject', subject],
    ['Queued', capitalised(momentText(createdAt, now))],
    [
      via === 'file' ? 'Written' : 'Sent',
      sentAt === undefined ? undefined : capitalised(momentText(sentAt, now)),
    ],
  ]
  return (
    <Section title="Email">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {lines.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

function Message({ details: { html, text, subject } }: { details: EmailDetails }) {
  if (html === '' && text === '') return null
  return (
    <Section title="Message">
      {html === '' ? (
        <pre className="max-h-96 overflow-y-auto rounded-card border border-border p-3 font-sans text-sm break-words whitespace-pre-wrap">
          {text}
        </pre>
      ) : (
        // An empty sandbox: no script, no form, no origin of ours, and no link leads out.
        <iframe
          sandbox=""
          srcDoc={html}
          title={`Message: ${subject}`}
          className="h-[26rem] w-full rounded-card border border-border bg-[Canvas] [color-scheme:light]"
        />
      )}
    </Section>
  )
}
