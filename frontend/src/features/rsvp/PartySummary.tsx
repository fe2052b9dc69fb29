/* What a household has answered, what happens next, and a way to change it while answers are taken. */
import { Pencil } from 'lucide-react'
import type { PartyMember, PersonalForm } from '@/api/guest-form'
import { AnswerList } from '@/features/rsvp/AnswerList'
import { CalendarButton } from '@/features/rsvp/CalendarButton'
import { Contact, momentText } from '@/features/rsvp/ClosedRegistration'
import { LateDecline } from '@/features/rsvp/LateDecline'
import { messages } from '@/features/rsvp/messages'
import { NextSteps } from '@/features/rsvp/NextSteps'
import { outcomeOf, outcomeWords, type Outcome } from '@/features/rsvp/outcome'
import { OutcomeHeading } from '@/features/rsvp/OutcomeHeading'
import { answersOf } from '@/features/rsvp/party-answers'
import { PeopleSummary, type SummedPerson } from '@/features/rsvp/PeopleSummary'
import { isBlank, noAnswers } from '@/guest-form/answers'
import type { Language } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { Button } from '@/ui/Button'

type Props = {
  eventId: string
  token: string
  view: PersonalForm
  language: Language
  /** The answers were sent just now. */
  sent: boolean
  reload: () => Promise<PersonalForm | undefined>
  onChange: () => void
  onSaved: (view: PersonalForm) => void
}

/** Renders the answers; after sending, the heading takes the focus. */
export function PartySummary(props: Props) {
  const { eventId, view, language, sent, onChange } = props
  const texts = messages[language].party
  const { members } = view
  const outcome = outcomeOf(members.map(personIn))
  const words = outcomeWords(outcome, eventName(language, view.event).text, language)
  const fields = view.form?.fields ?? []
  const { partyValues } = view.party
  const canChange = view.mayAnswer && view.form != null
  return (
    <section className="flex flex-col gap-5">
      <OutcomeHeading
        outcome={outcome}
        {...words}
        title={sent ? words.title : texts.answers}
        sent={sent}
      />
      <PeopleSummary
        people={members.map((member) => summed(member, props))}
        fields={fields}
        language={language}
      >
        {Object.keys(partyValues).length > 0 && (
          <li className="p-4">
            <h3 className="font-semibold">{messages[language].partyQuestions}</h3>
            <AnswerList
              fields={fields}
              who="party"
              answers={{ ...noAnswers, values: partyValues }}
              language={language}
              others={{ people: members.map(answersOf) }}
            />
          </li>
        )}
      </PeopleSummary>
      <NextSteps steps={stepsOf(view, outcome, language)} language={language} />
      <div className="flex flex-wrap justify-center gap-3 max-sm:[&>*]:w-full">
        {outcome === 'coming' && (
          <CalendarButton event={view.event} eventId={eventId} language={language} />
        )}
        {canChange && (
          <Button size="lg" onClick={onChange}>
            <Pencil aria-hidden />
            {members.length > 1 ? texts.change : messages[language].done.change}
          </Button>
        )}
      </div>
      <Contact view={view} language={language} />
    </section>
  )
}

function personIn(member: PartyMember) {
  return { attending: answersOf(member).attending, waits: member.waitingPosition !== undefined }
}

function summed(member: PartyMember, props: Props): SummedPerson {
  const { token, view, language, reload, onSaved } = props
  const { table, seat, waitingPosition } = member
  const texts = messages[language]
  const isLate = !view.mayAnswer && view.mayDecline && member.attending !== 'declined'
  return {
    key: member.key,
    name: member.name,
    answers: answersOf(member),
    status: waitingPosition === undefined ? undefined : texts.waitingAt(waitingPosition),
    place: seat === undefined || table === undefined ? table : texts.party.place(table, seat),
    ticket: member.ticket,
    actions: isLate && (
      <LateDecline
        token={token}
        view={view}
        member={member}
        language={language}
        reload={reload}
        onSaved={onSaved}
      />
    ),
  }
}

function stepsOf(view: PersonalForm, outcome: Outcome, language: Language) {
  const { done, next, party } = messages[language]
  const coming = view.members.filter((member) => outcomeOf([personIn(member)]) === 'coming')
  const getsMail =
    view.form?.sendQRCode === true && coming.some(({ values }) => !isBlank(values.email))
  return [
    getsMail ? done.note : undefined,
    coming.some(({ table }) => table === undefined) ? next.seat : undefined,
    coming.some(({ ticket }) => ticket !== undefined) ? next.ticket : undefined,
    outcome === 'maybe' && view.mayAnswer ? done.maybeNote : undefined,
    view.mayAnswer && view.deadline != null
      ? party.changeUntil(momentText(view.deadline, view, language))
      : undefined,
    view.mayAnswer ? undefined : view.mayDecline ? next.late : party.locked,
  ]
}
