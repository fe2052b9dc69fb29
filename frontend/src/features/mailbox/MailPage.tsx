/* One mail as it went out: its headers, the designed body in a sealed frame, and its text twin. */
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { isMissing } from '@/api/errors'
import { useMail } from '@/api/mailbox'
import type { MailView } from '@/api/schema'
import { linksIn, mailState } from '@/features/mailbox/mail-state'
import { kindLabel, messages } from '@/features/mailbox/messages'
import { RetryButton } from '@/features/mailbox/RetryButton'
import { browserZone, dateAndTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

/** Renders the mail that the address names. */
export function MailPage() {
  const { mailId = '' } = useParams()
  const mail = useMail(mailId)
  useTitle(mail.data?.subject ?? 'Mail')
  return (
    <>
      <Link
        to={paths.mailbox}
        className="inline-flex items-center gap-2 rounded-control text-sm text-muted hover:text-text"
      >
        <ArrowLeft aria-hidden strokeWidth={1.75} className="size-4" />
        Mailbox
      </Link>
      <div className="mt-4">
        <QueryView
          query={mail}
          failed={messages.loadFailed}
          explain={(error) => isMissing(error) && <EmptyState level={1} {...messages.notFound} />}
          skeleton={<Skeleton className="h-96 rounded-card" />}
          level={1}
        >
          {(view) => <Mail mail={view} />}
        </QueryView>
      </div>
    </>
  )
}

function Mail({ mail }: { mail: MailView }) {
  const { label, tone } = mailState(mail.state)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 font-display text-xl font-semibold break-words">{mail.subject}</h1>
        <Badge tone={tone}>{label}</Badge>
        {mail.state === 'failed' && <RetryButton mailId={mail.id} subject={mail.subject} />}
      </div>
      {mail.failure != null && (
        <p className="mt-2 break-words text-danger">
          {mail.failure} ({countNoun(mail.attempts, 'attempt')})
        </p>
      )}
      <Card className="mt-4 p-5">
        <Headers mail={mail} />
      </Card>
      {mail.html === '' && mail.text === '' ? (
        <Card className="mt-4 p-5">
          <p className="text-muted">{messages.noBody}</p>
        </Card>
      ) : (
        <Bodies mail={mail} />
      )}
    </>
  )
}

function Headers({ mail }: { mail: MailView }) {
  const moment = (date: string) => dateAndTime({ date, zone: browserZone() })
  const lines: [string, string][] = [
    ['From', mail.from],
    ['To', mail.to],
    ...(mail.replyTo == null ? [] : [['Reply-To', mail.replyTo] satisfies [string, string]]),
    ['Kind', kindLabel(mail.kind)],
    ['Queued', moment(mail.createdAt)],
    ...(mail.sentAt == null
      ? []
      : [
          [mail.state === 'written' ? 'Written' : 'Sent', moment(mail.sentAt)] satisfies [
            string,
            string,
          ],
        ]),
    ['Message-ID', mail.messageId],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm md:grid-cols-[max-content_minmax(0,1fr)]">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted max-md:mt-1.5">{name}</dt>
          <dd className="min-w-0 break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Bodies({ mail }: { mail: MailView }) {
  const { links, hasPersonal } = linksIn(mail.text)
  return (
    <Tabs defaultValue={mail.html === '' ? 'text' : 'html'} className="mt-6">
      <TabsList aria-label="Parts of the mail">
        <TabsTrigger value="html">Designed</TabsTrigger>
        <TabsTrigger value="text">Plain text</TabsTrigger>
      </TabsList>
      <TabsContent value="html">
        {/* An empty sandbox: no script, no form, no origin of ours, and no link leads out. */}
        <iframe
          sandbox=""
          srcDoc={mail.html}
          title={`Mail: ${mail.subject}`}
          className="h-[620px] w-full rounded-card border border-border bg-[Canvas] [color-scheme:light]"
        />
      </TabsContent>
      <TabsContent value="text">
        <Card className="p-5">
          <pre className="font-sans text-sm break-words whitespace-pre-wrap">{mail.text}</pre>
        </Card>
      </TabsContent>
      {hasPersonal && <p className="mt-4 text-sm text-muted">{messages.personalLinks}</p>}
      {links.length > 0 && (
        <section aria-labelledby="links" className="mt-4">
          <h2 id="links" className="text-sm font-medium">
            Links in this mail
          </h2>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  className="rounded-control break-all text-accent underline underline-offset-4"
                >
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Tabs>
  )
}
