/*
 * The page behind the unsubscribe link of a mail. Looking at it changes nothing, since mail scanners follow links; a
 * button unsubscribes, and another one undoes that.
 */
import { Check, MailX, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { Unsubscribe } from '@/api/email-types'
import { isMissing } from '@/api/errors'
import { useUnsubscribe, useUnsubscribePage } from '@/api/mail-links'
import { messages } from '@/features/unsubscribe/messages'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { usePageLanguage } from '@/lib/page-language'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the page of the link in the address. */
export function UnsubscribePage() {
  const { token = '' } = useParams()
  const { language } = usePageLanguage()
  const texts = messages[language]
  useTitle(texts.title)
  const query = useUnsubscribePage(token)
  if (query.data !== undefined) {
    return (
      <PublicFrame>
        <Subscription token={token} page={query.data} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame>
      {query.error === null ? (
        <div role="status">
          <h1 className="sr-only">{texts.title}</h1>
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : (
        <Failure
          error={query.error}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </PublicFrame>
  )
}

function Subscription({ token, page }: { token: string; page: Unsubscribe }) {
  const { language } = usePageLanguage()
  const texts = messages[language]
  const change = useUnsubscribe(token)
  const { organisation, email, unsubscribed } = page
  // What the heading says has changed by a button, which is gone then.
  const heading = useRef<HTMLHeadingElement>(null)
  const isChanged = change.isSuccess
  useEffect(() => {
    if (isChanged) heading.current?.focus()
  }, [isChanged, unsubscribed])
  const words = unsubscribed
    ? { title: texts.done, text: texts.doneText(organisation, email) }
    : isChanged
      ? { title: texts.undone, text: texts.undoneText(organisation, email) }
      : { title: texts.ask(organisation), text: texts.text(email) }
  return (
    <Message
      icon={unsubscribed || isChanged ? Check : MailX}
      good={unsubscribed || isChanged}
      title={
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl font-semibold focus:outline-none"
        >
          {words.title}
        </h1>
      }
      text={words.text}
    >
      {change.isError && (
        <p role="alert" className="text-danger">
          {texts.failed}
        </p>
      )}
      <Button
        size="lg"
        variant={unsubscribed || isChanged ? 'secondary' : 'primary'}
        pending={change.isPending}
        pendingLabel={unsubscribed ? texts.undoing : texts.unsubscribing}
        onClick={() => {
          change.mutate(!unsubscribed)
        }}
      >
        {unsubscribed ? texts.undo : texts.unsubscribe}
      </Button>
    </Message>
  )
}

type FailureProps = { error: Error; pending: boolean; onRetry: () => void }

function Failure({ error, pending, onRetry }: FailureProps) {
  const { language } = usePageLanguage()
  const { notFound, unreachable } = messages[language]
  const isUnknown = isMissing(error)
  const { title, text } = isUnknown ? notFound : unreachable
  return (
    <div role="alert">
      <Message
        icon={MailX}
        title={<h1 className="font-display text-2xl font-semibold">{title}</h1>}
        text={text}
      >
        {!isUnknown && (
          <Button
            size="lg"
            variant="primary"
            pending={pending}
            pendingLabel={unreachable.retrying}
            onClick={onRetry}
          >
            {unreachable.retry}
          </Button>
        )}
      </Message>
    </div>
  )
}

type MessageProps = {
  icon: LucideIcon
  good?: boolean
  title: ReactNode
  text: string
  children: ReactNode
}

function Message({ icon: Icon, good = false, title, text, children }: MessageProps) {
  return (
    <Card className="flex flex-col items-center gap-3 px-6 py-9 text-center wrap-anywhere">
      <span
        className={cn(
          'grid size-14 place-items-center rounded-full',
          good ? 'bg-success-soft text-success' : 'bg-surface-2 text-muted',
        )}
      >
        <Icon aria-hidden strokeWidth={good ? 2.5 : 1.75} className="size-7" />
      </span>
      {title}
      <p className="max-w-[46ch] text-base text-muted">{text}</p>
      <div className="mt-3 flex flex-col items-center gap-3 empty:hidden">{children}</div>
    </Card>
  )
}
