/* The ticket of a guest: who, where, when, and the code for the door. It prints on A6 and A4. */
import { isMissing } from '@/api/errors'
import { useTicket } from '@/guest-pages/calls/mail-links'
import { messages, useTicketLanguage } from '@/features/ticket/messages'
import { TicketCard } from '@/features/ticket/TicketCard'
import { useKeptTicket } from '@/features/ticket/use-kept-ticket'
import type { PageProps } from '@/guest-pages/page-props'
import { PublicFrame } from '@/guest-pages/PublicFrame'
import { localeOf, type Language } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'
import '@/features/ticket/print.css'

// Not part of the first picture; `early-chunks.config.ts` fetches it together with the page.
const ticketActions = loadable(
  async () => (await import('@/features/ticket/TicketActions')).TicketActions,
)

/** Renders the ticket of the link in the address. */
export function TicketPage({ params: { token = '' } }: PageProps) {
  const { language, isReady } = useTicketLanguage()
  const texts = messages[language]
  const query = useTicket(token)
  const isUnreachable = query.error?.status === 0
  const kept = useKeptTicket(token, query.data, isUnreachable)
  const old = kept === undefined || kept === 'none' ? undefined : kept
  const ticket = query.data ?? old?.ticket
  useTitle(
    ticket === undefined
      ? texts.title
      : `${eventName(language, ticket.event).text} · ${texts.title}`,
  )
  if (ticket !== undefined && isReady) {
    const over =
      ticket.event.state === 'cancelled'
        ? texts.cancelled
        : ticket.event.state === 'past'
          ? texts.past
          : undefined
    return (
      <PublicFrame
        language={language}
        tall
        accent={typeof ticket.event.accent === 'object' ? ticket.event.accent : undefined}
        holder={{ event: ticket.event.name }}
      >
        {query.data === undefined && old !== undefined && (
          <p role="status" className="mb-4 rounded-card bg-surface-2 px-4 py-3 print:hidden">
            {texts.kept(whenText(old.savedAt, language))}
          </p>
        )}
        {over !== undefined && (
          <div role="status" className="mb-4 rounded-card bg-warning-soft px-4 py-3 text-warning">
            <p className="font-semibold">{over.title}</p>
            <p>{over.text}</p>
          </div>
        )}
        <TicketCard ticket={ticket} language={language} />
        <ticketActions.Part
          ticket={ticket}
          language={language}
          {...(query.data === undefined ? {} : { token })}
        />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame language={language} tall>
      {query.error === null || kept === undefined || !isReady ? (
        <div role="status">
          <h1 className="sr-only">{texts.title}</h1>
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-[36rem] rounded-card" />
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

/** “12 Jun, 18:47” on the clock of this device. */
function whenText(time: number, language: Language): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), format).format(time)
}

type FailureProps = { error: Error; pending: boolean; onRetry: () => void }

function Failure({ error, pending, onRetry }: FailureProps) {
  const { language } = useTicketLanguage()
  const { notFound, unreachable } = messages[language]
  const isUnknown = isMissing(error)
  const { title, text } = isUnknown ? notFound : unreachable
  return (
    <div role="alert" className="py-10 text-center">
      <h1 className="font-display text-2xl font-semibold">{title}</h1>
      <p className="mx-auto mt-2 max-w-[46ch] text-base text-muted">{text}</p>
      {!isUnknown && (
        <Button
          size="lg"
          variant="primary"
          className="mt-6"
          pending={pending}
          pendingLabel={unreachable.retrying}
          onClick={onRetry}
        >
          {unreachable.retry}
        </Button>
      )}
    </div>
  )
}
