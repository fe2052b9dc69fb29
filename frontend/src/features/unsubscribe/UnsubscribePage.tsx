/*
 * The page behind the unsubscribe link of a mail. Looking at it changes nothing, since mail scanners follow links; a
 * button unsubscribes, and another one undoes that.
 */
import { Check, MailX } from 'lucide-react'
import type { Unsubscribe } from '@/api/email-types'
import { isMissing } from '@/api/errors'
import { useUnsubscribe, useUnsubscribePage } from '@/guest-pages/calls/mail-links'
import { messages, useUnsubscribeLanguage } from '@/features/unsubscribe/messages'
import { LinkMessage } from '@/guest-pages/LinkMessage'
import type { PageProps } from '@/guest-pages/page-props'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the page of the link in the address. */
export function UnsubscribePage({ params: { token = '' } }: PageProps) {
  const { language, isReady } = useUnsubscribeLanguage()
  const texts = messages[language]
  useTitle(texts.title)
  const query = useUnsubscribePage(token)
  if (query.data !== undefined && isReady) {
    return (
      <PublicFrame language={language} holder={{ organisation: query.data.organisation }}>
        <Subscription token={token} page={query.data} />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame language={language}>
      {query.error === null || !isReady ? (
        <div role="status">
          <h1 className="sr-only">{texts.title}</h1>
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : (
        <Failure
          error={query.error}
          pending={query.isFetching}
          onRetry={() => void query.reload()}
        />
      )}
    </PublicFrame>
  )
}

function Subscription({ token, page }: { token: string; page: Unsubscribe }) {
  const { language } = useUnsubscribeLanguage()
  const texts = messages[language]
  const change = useUnsubscribe(token)
  const { organisation, email, unsubscribed } = page
  const isChanged = change.isSuccess
  const words = unsubscribed
    ? { title: texts.done, text: texts.doneText(organisation, email) }
    : isChanged
      ? { title: texts.undone, text: texts.undoneText(organisation, email) }
      : { title: texts.ask(organisation), text: texts.text(email) }
  return (
    <LinkMessage
      icon={unsubscribed || isChanged ? Check : MailX}
      good={unsubscribed || isChanged}
      focused={isChanged}
      title={words.title}
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
    </LinkMessage>
  )
}

type FailureProps = { error: Error; pending: boolean; onRetry: () => void }

function Failure({ error, pending, onRetry }: FailureProps) {
  const { language } = useUnsubscribeLanguage()
  const { notFound, unreachable } = messages[language]
  const isUnknown = isMissing(error)
  const { title, text } = isUnknown ? notFound : unreachable
  return (
    <div role="alert">
      <LinkMessage icon={MailX} title={title} text={text}>
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
      </LinkMessage>
    </div>
  )
}
