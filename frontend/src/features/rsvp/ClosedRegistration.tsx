/* No registration at this time, and whom to ask. */
import type { PublicForm } from '@/api/guest-form'
import { messages } from '@/features/rsvp/messages'
import { ContactText } from '@/guest-pages/ContactText'
import { longDate, timeForReader } from '@/lib/dates'
import { commaOf, localeOf, type Language } from '@/lib/language'

/** An instant on the event's clock, in long form: “Saturday, 5 June 2027, 14:00”. */
export function momentText(instant: string, { event }: PublicForm, language: Language): string {
  const moment = { date: instant, zone: event.timeZone }
  const locale = localeOf(language)
  return longDate(moment, locale) + commaOf(language) + timeForReader(moment, locale)
}

/** Renders why no answer is taken at this time. */
export function ClosedRegistration({ view, language }: { view: PublicForm; language: Language }) {
  const texts = messages[language]
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
  const texts = messages[language]
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
      {messages[language].contact} <ContactText text={contact} />
    </p>
  )
}
