/* What a household has answered, with a way to change it while answers are taken. */
import { Check, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PersonalForm } from '@/api/guest-form'
import { AnswerList } from '@/features/rsvp/AnswerList'
import { CalendarButton } from '@/features/rsvp/CalendarButton'
import { Contact, momentText } from '@/features/rsvp/ClosedRegistration'
import { messages } from '@/features/rsvp/messages'
import { answersOf } from '@/features/rsvp/party-answers'
import { noAnswers } from '@/guest-form/answers'
import type { Language } from '@/lib/language'
import { Avatar } from '@/ui/Avatar'
import { Button } from '@/ui/Button'

type Props = {
  eventId: string
  view: PersonalForm
  language: Language
  /** The answers were sent just now. */
  sent: boolean
  onChange: () => void
}

/** Renders the answers; after sending, the heading takes the focus. */
export function PartySummary({ eventId, view, language, sent, onChange }: Props) {
  const texts = messages[language].party
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])
  const fields = view.form?.fields ?? []
  const { partyValues } = view.party
  const canChange = view.mayAnswer && view.form != null
  return (
    <section className="flex flex-col gap-5">
      <div className="text-center">
        <span className="mx-auto mb-3 grid size-14 place-items-center rounded-full bg-success-soft text-success">
          <Check aria-hidden strokeWidth={2.5} className="size-7" />
        </span>
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-2xl font-bold focus:outline-none"
        >
          {sent ? texts.saved : texts.answers}
        </h2>
        {sent && <p className="mt-1">{texts.savedText(view.event.name)}</p>}
      </div>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {view.members.map((member) => (
          <li key={member.key} className="flex flex-wrap items-start gap-3 p-4">
            <Avatar name={member.name} size="lg" />
            <div className="min-w-0 grow basis-32">
              <h3 className="font-semibold wrap-anywhere">
                <bdi>{member.name}</bdi>
              </h3>
              <AnswerList
                fields={fields}
                who="guest"
                answers={answersOf(member)}
                language={language}
              />
            </div>
          </li>
        ))}
        {Object.keys(partyValues).length > 0 && (
          <li className="p-4">
            <h3 className="font-semibold">{messages[language].partyQuestions}</h3>
            <AnswerList
              fields={fields}
              who="party"
              answers={{ ...noAnswers, values: partyValues }}
              language={language}
              others={{ people: view.members.map(answersOf) }}
            />
          </li>
        )}
      </ul>
      {canChange ? (
        <div className="flex flex-col items-center gap-2 text-center">
          <div className="flex flex-wrap justify-center gap-3">
            {view.members.some(({ attending }) => attending === 'attending') && (
              <CalendarButton event={view.event} eventId={eventId} language={language} />
            )}
            <Button size="lg" onClick={onChange}>
              <Pencil aria-hidden />
              {view.members.length > 1 ? texts.change : messages[language].done.change}
            </Button>
          </div>
          {view.deadline != null && (
            <p className="text-sm text-muted">
              {texts.changeUntil(momentText(view.deadline, view, language))}
            </p>
          )}
        </div>
      ) : (
        <p className="text-center text-muted">{texts.locked}</p>
      )}
      <Contact view={view} language={language} />
    </section>
  )
}
