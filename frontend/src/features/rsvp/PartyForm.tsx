/* The form of a household: a card per person, people to bring along, and what the party is asked once. */
import { UserPlus } from 'lucide-react'
import { useRef, type SubmitEvent } from 'react'
import type { DesignedFormView, PersonalForm } from '@/api/guest-form'
import { AnswerConflictNotice } from '@/features/rsvp/AnswerConflictNotice'
import { companionName, focusSoon, nameOf, RemoveButton } from '@/features/rsvp/companion-parts'
import { Contact } from '@/features/rsvp/ClosedRegistration'
import { FormHeading } from '@/features/rsvp/FormHeading'
import { FormNotice } from '@/features/rsvp/FormNotice'
import { messages } from '@/features/rsvp/messages'
import { problemsOf, summaryOf } from '@/features/rsvp/part-problems'
import {
  askedOfParty,
  memberAnswers,
  newCompanion,
  partyParts,
  peopleOf,
  placesLeft,
} from '@/features/rsvp/party-answers'
import { OpenQuestions } from '@/features/rsvp/OpenQuestions'
import { PersonNav } from '@/features/rsvp/PersonNav'
import { PersonCard } from '@/features/rsvp/PersonCard'
import { SendingNotice } from '@/features/rsvp/SendingNotice'
import { usePartyAnswer } from '@/features/rsvp/use-party-answer'
import { noAnswers, type FormAnswers } from '@/guest-form/answers'
import { controlId } from '@/guest-form/control-id'
import { DesignedForm } from '@/guest-form/DesignedForm'
import { ErrorSummary } from '@/guest-form/ErrorSummary'
import { plural, type Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'

type Props = {
  token: string
  view: PersonalForm
  form: DesignedFormView
  language: Language
  reload: () => Promise<PersonalForm | undefined>
  onDone: (view: PersonalForm) => void
}

const noQuestions = { fields: [] }

/** Renders the form. */
export function PartyForm(props: Props) {
  const { view, form, language } = props
  const state = usePartyAnswer(props)
  const { draft, problems, attempt, notice, clashes } = state
  const texts = messages[language]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!state.pending) void state.send()
  }
  const nameOfPart = (part: string) =>
    view.members.find((_, index) => partyParts.member(index) === part)?.name ??
    companionName(part, draft.companions.length, placesLeft(view), language)
  const isClashing = (key: string) => clashes.some((clash) => clash.key === key)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormHeading view={view} form={form} language={language} />
      {view.members.length > 1 && <p className="text-muted">{texts.party.intro}</p>}
      {view.members.length > 2 && <PersonNav view={view} draft={draft} language={language} />}
      <OpenQuestions view={view} form={form} language={language} />
      {view.state === 'waiting-list' && <FormNotice {...texts.waitingList} />}
      {notice === 'meanwhile' && (
        <AnswerConflictNotice
          view={view}
          fields={form.fields}
          clashes={clashes}
          language={language}
          attempt={attempt}
          onDecide={state.decide}
        />
      )}
      {notice === 'changed' && <FormNotice {...texts.changed} attempt={attempt} />}
      <ErrorSummary items={summaryOf(problems, nameOfPart)} language={language} attempt={attempt} />
      {view.members.map((member, index) => {
        const part = partyParts.member(index)
        const answers = memberAnswers(draft, member.key)
        // The two answers are above; one of them has to be chosen first.
        if (isClashing(member.key)) return null
        return (
          <PersonCard
            key={member.key}
            name={member.name}
            note={member.isPlusOne ? texts.party.plusOne : undefined}
            answers={answers}
            language={language}
          >
            <DesignedForm
              // The other questions come with an answer: a household of six would be a long page.
              form={answers.attending === '' ? noQuestions : form}
              who="guest"
              person="member"
              name={view.members.length > 1 ? member.name : undefined}
              values={answers}
              problems={problemsOf(problems, part)}
              language={language}
              idPrefix={part}
              onChange={(next) => {
                state.change({ ...draft, members: { ...draft.members, [member.key]: next } })
              }}
            />
          </PersonCard>
        )
      })}
      <Companions {...props} state={state} />
      {askedOfParty(form, draft).length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{texts.partyQuestions}</h2>
          <DesignedForm
            form={form}
            who="party"
            values={{ ...noAnswers, values: draft.partyValues }}
            problems={problemsOf(problems, partyParts.party)}
            language={language}
            others={{ people: peopleOf(draft) }}
            idPrefix={partyParts.party}
            onChange={({ values }) => state.change({ ...draft, partyValues: values })}
          />
        </section>
      )}
      <FormAlert message={state.message} />
      <Button
        type="submit"
        variant="primary"
        className="h-14 w-full text-base font-semibold sm:w-auto sm:self-start sm:px-8"
        pending={state.pending}
        pendingLabel={state.isOffline ? texts.waitingForConnection : texts.sending}
      >
        {view.members.length > 1 ? texts.party.submit : texts.submit}
      </Button>
      <SendingNotice pending={state.pending} isOffline={state.isOffline} language={language} />
      <Contact view={view} language={language} />
    </form>
  )
}

/** Renders those who are added by name, and a button for one more while places are left. */
function Companions(props: Props & { state: ReturnType<typeof usePartyAnswer> }) {
  const { view, form, language, state } = props
  const { draft, problems, change } = state
  const { companions } = draft
  const adder = useRef<HTMLButtonElement>(null)
  const texts = messages[language].companions
  const left = placesLeft(view)
  const comes = Object.values(draft.members).some(({ attending }) => attending === 'attending')
  if ((left === 0 || !comes) && companions.length === 0) return null
  const set = (next: FormAnswers[]) => change({ ...draft, companions: next })
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{texts.title}</h2>
        <p className="text-muted">{plural(language, left, texts.mayBring)}</p>
      </div>
      {companions.map((answers, index) => {
        const part = partyParts.companion(index)
        const name = nameOf(answers.values) || texts.heading(index + 1, left)
        return (
          <PersonCard
            key={part}
            name={name}
            note={messages[language].party.plusOne}
            answers={answers}
            language={language}
            actions={
              <RemoveButton
                label={texts.remove(name)}
                onClick={() => {
                  set(companions.filter((_, at) => at !== index))
                  adder.current?.focus()
                }}
              />
            }
          >
            <DesignedForm
              form={form}
              who="guest"
              person="plusOne"
              withAttending={false}
              values={answers}
              problems={problemsOf(problems, part)}
              language={language}
              idPrefix={part}
              onChange={(next) => set(companions.map((each, at) => (at === index ? next : each)))}
            />
          </PersonCard>
        )
      })}
      <Button
        ref={adder}
        size="lg"
        className="self-start"
        aria-disabled={companions.length >= left}
        onClick={() => {
          if (companions.length >= left) return
          set([...companions, newCompanion])
          focusSoon(controlId(partyParts.companion(companions.length), 'firstName'))
        }}
      >
        <UserPlus aria-hidden />
        {texts.add}
      </Button>
    </section>
  )
}
