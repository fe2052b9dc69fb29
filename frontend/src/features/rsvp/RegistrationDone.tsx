/* What a guest reads after an answer was sent: who comes, what they need, and what happens next. */
import { Pencil } from 'lucide-react'
import type { DesignedFormView, PublicForm } from '@/api/guest-form'
import { CalendarButton } from '@/features/rsvp/CalendarButton'
import { nameOf } from '@/features/rsvp/companion-parts'
import { bringsAddresses, emailOf, type Draft } from '@/features/rsvp/draft'
import { messages } from '@/features/rsvp/messages'
import { NextSteps } from '@/features/rsvp/NextSteps'
import { outcomeOf, outcomeWords } from '@/features/rsvp/outcome'
import { OutcomeHeading } from '@/features/rsvp/OutcomeHeading'
import { PeopleSummary, type SummedPerson } from '@/features/rsvp/PeopleSummary'
import { askedFields, companionAnswers, parts } from '@/features/rsvp/registration'
import type { Language } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { Button } from '@/ui/Button'

type Props = {
  eventId: string
  view: PublicForm
  /** The form that was filled in. */
  form: DesignedFormView
  draft: Draft
  /** The place is on the waiting list. */
  waiting: boolean
  language: Language
  onChange: () => void
}

/** Renders the thanks; its heading takes the focus. */
export function RegistrationDone(props: Props) {
  const { eventId, view, form, draft, waiting, language, onChange } = props
  const { attending } = draft.person
  const outcome = outcomeOf([{ attending, waits: waiting && attending === 'attending' }])
  const { done } = messages[language]
  return (
    <section className="flex flex-col gap-5 py-2">
      <OutcomeHeading
        outcome={outcome}
        {...outcomeWords(outcome, eventName(language, view.event).text, language)}
        sent
      />
      <PeopleSummary people={peopleOf(form, draft)} fields={form.fields} language={language} />
      <NextSteps
        steps={[
          outcome === 'coming' && form.sendQRCode ? done.note : undefined,
          outcome === 'maybe' ? done.maybeNote : undefined,
          bringsAddresses(draft) ? done.companions : undefined,
        ]}
        language={language}
      >
        {/* The same words for everyone, so that they do not reveal whether the address is on the guest list. */}
        <div className="mt-3">
          <p className="font-semibold">{done.again.title}</p>
          <p>{done.again.text(emailOf(draft))}</p>
        </div>
      </NextSteps>
      <div className="flex flex-wrap justify-center gap-3 max-sm:[&>*]:w-full">
        {(outcome === 'coming' || outcome === 'maybe') && (
          <CalendarButton event={view.event} eventId={eventId} language={language} />
        )}
        <Button size="lg" onClick={onChange}>
          <Pencil aria-hidden />
          {done.change}
        </Button>
      </div>
    </section>
  )
}

/** The person who registered, and the companions. */
function peopleOf(form: DesignedFormView, draft: Draft): SummedPerson[] {
  const { person } = draft
  return [
    { key: parts.person, name: nameOf(person.values), answers: person },
    ...askedFields(form, draft).companions.map((_, index) => {
      const answers = companionAnswers(draft, index)
      return { key: parts.companion(index), name: nameOf(answers.values), answers }
    }),
  ]
}
