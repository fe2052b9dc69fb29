/* What there is instead of a form: nothing yet, no such event, no connection, or no registration at this time. */
import { isMissing } from '@/api/errors'
import type { PublicForm } from '@/api/guest-form'
import { EventFrame } from '@/features/rsvp/EventFrame'
import { pageMessages } from '@/features/rsvp/page-messages'
import { SlowNotice } from '@/features/rsvp/SlowNotice'
import { useFormLanguage } from '@/features/rsvp/use-form-language'
import { longDate, timeForReader } from '@/lib/dates'
import { looksLikeEmail } from '@/lib/email'
import { localeOf, type Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the outline of the page while the event is loading. */
export function LoadingEvent() {
  const { language } = useFormLanguage()
  return (
    <EventFrame event={undefined}>
      <div className="text-center">
        <p role="status" className="text-muted">
          {pageMessages[language].loading}
        </p>
        <SlowNotice waiting text={pageMessages[language].slow} />
        <Skeleton className="mt-6 h-40 rounded-card" />
        <Skeleton className="mt-4 h-80 rounded-card" />
      </div>
    </EventFrame>
  )
}

type FailureProps = {
  error: Error
  missing: { title: string; text: string }
  pending: boolean
  onRetry: () => void
}

/** Renders why there is no event. A lost connection is not a missing event. */
export function FailedEvent({ error, missing, pending, onRetry }: FailureProps) {
  const { language } = useFormLanguage()
  const texts = pageMessages[language].unreachable
  const isUnknown = isMissing(error)
  const { title, text } = isUnknown ? missing : texts
  return (
    <EventFrame event={undefined}>
      <div role="alert" className="py-10 text-center">
        <h1 className="font-display text-2xl font-semibold">{title}</h1>
        <p className="mx-auto mt-2 max-w-[46ch] text-muted">{text}</p>
        {!isUnknown && (
          <Button
            variant="primary"
            size="lg"
            className="mt-6"
            pending={pending}
            pendingLabel={texts.retrying}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
        )}
      </div>
    </EventFrame>
  )
}

/** An instant on the event's clock, in long form: “Saturday, 5 June 2027, 14:00”. */
export function momentText(instant: string, { event }: PublicForm, language: Language): string {
  const moment = { date: instant, zone: event.timeZone }
  const locale = localeOf(language)
  return `${longDate(moment, locale)}, ${timeForReader(moment, locale)}`
}

/** Renders why no answer is taken at this time. */
export function ClosedRegistration({ view, language }: { view: PublicForm; language: Language }) {
  const texts = pageMessages[language]
  if (view.state === 'open' || view.state === 'waiting-list') return null
  const { title, text } = texts.states[view.state]
  return (
    <section className="rounded-card border border-border bg-surface p-6 text-center">
      <h2 className="font-display text-xl font-semibold">{title}</h2>
      <p className="mt-2">{exactText(view, language) ?? text}</p>
      <Contact view={view} language={language} />
    </section>
  )
}

function exactText(view: PublicForm, language: Language): string | undefined {
  const texts = pageMessages[language]
  if (view.state === 'not-open-yet' && view.opensAt != null) {
    return texts.opensAt(momentText(view.opensAt, view, language))
  }
  const isPast = view.deadline != null && new Date(view.deadline) < new Date()
  if (view.state === 'closed' && view.deadline != null && isPast) {
    return texts.closedAt(momentText(view.deadline, view, language))
  }
  return undefined
}

/** Renders whom to ask. */
export function Contact({ view, language }: { view: PublicForm; language: Language }) {
  const { contact } = view
  if (contact == null || contact === '') return null
  return (
    <p className="mt-3 text-muted">
      {pageMessages[language].contact}{' '}
      {looksLikeEmail(contact) ? (
        <a
          href={`mailto:${contact}`}
          className="inline-flex min-h-11 items-center text-event-ink underline underline-offset-4"
        >
          {contact}
        </a>
      ) : (
        <span className="text-text">{contact}</span>
      )}
    </p>
  )
}
