/*
 * The page behind the link that confirms an answer or a registration. Looking at it changes nothing, since mail
 * scanners follow links; buttons confirm or discard.
 */
import { Check, CircleHelp, MailX } from 'lucide-react'
import type { AnswerConfirmation } from '@/api/answer-confirmations'
import {
  useAnswerConfirmation,
  useConfirmAnswer,
  useDiscardAnswer,
} from '@/guest-pages/calls/mail-links'
import { isExpiredLink, isMissing, toApiError } from '@/api/errors'
import { messages, refusalText, useConfirmLanguage } from '@/features/confirm-answer/messages'
import { useSearch } from '@/guest-pages/address/address'
import { LinkMessage } from '@/guest-pages/LinkMessage'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { longDate } from '@/lib/dates'
import { listed, localeOf } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the page of the link in the address. */
export function ConfirmAnswerPage() {
  const [search] = useSearch()
  const token = search.get('token') ?? ''
  const { language, isReady } = useConfirmLanguage()
  const texts = messages[language]
  useTitle(texts.title)
  const query = useAnswerConfirmation(token)
  return (
    <PublicFrame language={language} accent={query.data?.event.accent}>
      {query.data !== undefined && isReady ? (
        <Confirmation token={token} found={query.data} />
      ) : query.error === null || !isReady ? (
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

type ConfirmationProps = { token: string; found: AnswerConfirmation }

function Confirmation({ token, found }: ConfirmationProps) {
  const { language } = useConfirmLanguage()
  const texts = messages[language]
  const { heading, text, confirm: label, done, doneText, ...gone } = texts[found.kind]
  const confirm = useConfirmAnswer(token)
  const discard = useDiscardAnswer(token)
  const event = eventName(language, found.event).text
  if (confirm.data !== undefined) {
    return (
      <LinkMessage icon={Check} good focused title={done} text={doneText(event)}>
        <a href={confirm.data.link} className={buttonStyles({ size: 'lg', variant: 'primary' })}>
          {texts.open}
        </a>
      </LinkMessage>
    )
  }
  if (discard.isSuccess) {
    return (
      <LinkMessage icon={Check} good focused title={gone.discarded} text={gone.discardedText} />
    )
  }
  const error = confirm.error ?? discard.error
  // Used in the meantime: in another tab, or by an organiser who decided about the answer.
  if (isExpiredLink(error)) return <LinkOver focused />
  return (
    <LinkMessage icon={CircleHelp} title={heading(event)} text={text}>
      <Summary found={found} />
      {error !== null && (
        <p role="alert" className="text-danger">
          {refusalText(texts, toApiError(error).code)}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:[&>*]:w-full">
        <Button
          size="lg"
          variant="primary"
          pending={confirm.isPending}
          pendingLabel={texts.confirming}
          onClick={() => {
            confirm.mutate(undefined)
          }}
        >
          {label}
        </Button>
        <Button
          size="lg"
          pending={discard.isPending}
          pendingLabel={texts.discarding}
          onClick={() => {
            discard.mutate(undefined)
          }}
        >
          {texts.discard}
        </Button>
      </div>
      <p className="text-sm text-muted">
        {texts.expires(
          longDate({ date: found.expiresAt, zone: found.event.timeZone }, localeOf(language)),
        )}
      </p>
    </LinkMessage>
  )
}

/** Says what would be confirmed. */
function Summary({ found }: { found: AnswerConfirmation }) {
  const { language } = useConfirmLanguage()
  const texts = messages[language]
  const { name, attending, companions } = found
  const lines: [label: string, value: string][] = [[texts.who, name]]
  if (attending !== undefined) lines.push([texts.answerLabel, texts.answers[attending]])
  if (companions.length > 0) lines.push([texts.companions, listed(language, companions)])
  return (
    <dl className="grid w-full max-w-[46ch] grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-border p-4 text-start">
      {lines.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FailureProps = { error: Error; pending: boolean; onRetry: () => void }

function Failure({ error, pending, onRetry }: FailureProps) {
  const { language } = useConfirmLanguage()
  const { title, text, retry, retrying } = messages[language].unreachable
  // An address without a token is missing.
  if (isExpiredLink(error) || isMissing(error)) return <LinkOver />
  return (
    <div role="alert">
      <LinkMessage icon={MailX} title={title} text={text}>
        <Button
          size="lg"
          variant="primary"
          pending={pending}
          pendingLabel={retrying}
          onClick={onRetry}
        >
          {retry}
        </Button>
      </LinkMessage>
    </div>
  )
}

/** Says that the link no longer works. */
function LinkOver({ focused = false }: { focused?: boolean }) {
  const { language } = useConfirmLanguage()
  const { title, text } = messages[language].notFound
  return (
    <div role="alert">
      <LinkMessage icon={MailX} focused={focused} title={title} text={text} />
    </div>
  )
}
