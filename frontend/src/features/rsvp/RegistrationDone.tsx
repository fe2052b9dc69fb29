/* What a guest reads after an answer was sent. */
import { Check, Mail, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Attending, PublicForm } from '@/api/guest-form'
import { CalendarButton } from '@/features/rsvp/CalendarButton'
import { bringsAddresses, emailOf, type Draft } from '@/features/rsvp/draft'
import { messages } from '@/features/rsvp/messages'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'

type Props = {
  eventId: string
  view: PublicForm
  draft: Draft
  /** The place is on the waiting list. */
  waiting: boolean
  language: Language
  onChange: () => void
}

/** Renders the thanks; its heading takes the focus. */
export function RegistrationDone({ eventId, view, draft, waiting, language, onChange }: Props) {
  const { attending } = draft.person
  const { title, text, note } = wordsOf(view, attending, waiting, language)
  const { again, companions } = messages[language].done
  const notes = [note, bringsAddresses(draft) ? companions : undefined].filter(
    (each) => each !== undefined,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="flex flex-col items-center gap-3 py-6 text-center wrap-anywhere">
      <span className="grid size-18 place-items-center rounded-full bg-success text-surface">
        <Check aria-hidden strokeWidth={2.5} className="size-9" />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl font-bold focus:outline-none"
      >
        {title}
      </h2>
      <p className="max-w-[46ch]">{text}</p>
      <div className="flex max-w-[46ch] items-start gap-3 rounded-card border border-border bg-surface p-4 text-left">
        <Mail aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-event-ink" />
        <div className="flex flex-col gap-2">
          {notes.map((each) => (
            <p key={each}>{each}</p>
          ))}
          {/* The same words for everyone: nothing tells whether the address is on the guest list. */}
          <div>
            <p className="font-semibold">{again.title}</p>
            <p>{again.text(emailOf(draft))}</p>
          </div>
        </div>
      </div>
      <div className="mt-3 flex w-full flex-wrap justify-center gap-3 max-sm:[&>*]:w-full">
        {attending !== 'declined' && (
          <CalendarButton event={view.event} eventId={eventId} language={language} />
        )}
        <Button size="lg" onClick={onChange}>
          <Pencil aria-hidden />
          {messages[language].done.change}
        </Button>
      </div>
    </section>
  )
}

function wordsOf(view: PublicForm, attending: Attending, waiting: boolean, language: Language) {
  const texts = messages[language].done
  const event = view.event.name
  if (attending === 'declined') return { title: texts.declinedTitle, text: texts.declined(event) }
  if (attending === 'maybe') {
    return { title: texts.maybeTitle, text: texts.maybe(event), note: texts.maybeNote }
  }
  if (waiting) return { title: texts.waitingTitle, text: texts.waiting(event) }
  const done = { title: texts.title, text: texts.thanks(event) }
  return view.form?.sendQRCode === true ? { ...done, note: texts.note } : done
}
