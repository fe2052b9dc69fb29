/* The form that a guest fills in: the person, those who come along, and what the party is asked once. */
import { useRef, type SubmitEvent } from 'react'
import type { AnswerValues, DesignedFormView, PublicForm } from '@/api/guest-form'
import { companionName } from '@/features/rsvp/companion-parts'
import { CompanionFields } from '@/features/rsvp/CompanionFields'
import type { Draft } from '@/features/rsvp/draft'
import { Contact } from '@/features/rsvp/ClosedRegistration'
import { FormHeading } from '@/features/rsvp/FormHeading'
import { FormNotice } from '@/features/rsvp/FormNotice'
import { messages } from '@/features/rsvp/messages'
import { problemsOf, summaryOf } from '@/features/rsvp/part-problems'
import { askedFields, parts } from '@/features/rsvp/registration'
import { SendingNotice } from '@/features/rsvp/SendingNotice'
import { useRegistration } from '@/features/rsvp/use-registration'
import { noAnswers } from '@/guest-form/answers'
import { DesignedForm } from '@/guest-form/DesignedForm'
import { ErrorSummary } from '@/guest-form/ErrorSummary'
import type { Language } from '@/lib/language'
import { Button } from '@/ui/Button'
import { FormAlert } from '@/ui/FormAlert'

type Props = {
  eventId: string
  view: PublicForm
  form: DesignedFormView
  language: Language
  reload: () => Promise<PublicForm | undefined>
  onDone: (form: DesignedFormView, draft: Draft, waiting: boolean) => void
}

/** Renders the form. */
export function RegistrationForm(props: Props) {
  const { view, form, language } = props
  const state = useRegistration(props)
  const { draft, change, problems, attempt, changed, send, pending } = state
  const honeypot = useRef<HTMLInputElement>(null)
  const texts = messages[language]
  const asked = askedFields(form, draft)
  const isWaiting = view.state === 'waiting-list'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void send(honeypot.current?.value ?? '')
  }
  const setPartyValues = (partyValues: AnswerValues) => change({ ...draft, partyValues })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <FormHeading view={view} form={form} language={language} />
      {isWaiting && <FormNotice {...texts.waitingList} />}
      {changed && <FormNotice {...texts.changed} attempt={attempt} />}
      <ErrorSummary
        items={summaryOf(problems, (part) =>
          companionName(part, draft.companions.length, form.plusOnes, language),
        )}
        language={language}
        attempt={attempt}
      />
      <p className="text-sm text-muted">{texts.required}</p>
      <DesignedForm
        form={form}
        who="guest"
        values={draft.person}
        problems={problemsOf(problems, parts.person)}
        language={language}
        idPrefix={parts.person}
        onChange={(person) => change({ ...draft, person })}
      />
      {draft.person.attending === 'attending' && form.plusOnes > 0 && (
        <CompanionFields
          form={form}
          draft={draft}
          language={language}
          problems={problems}
          onChange={change}
        />
      )}
      {asked.party.length > 0 && (
        <DesignedForm
          form={form}
          who="party"
          values={{ ...noAnswers, values: draft.partyValues }}
          problems={problemsOf(problems, parts.party)}
          language={language}
          others={{ people: [draft.person] }}
          idPrefix={parts.party}
          onChange={({ values }) => setPartyValues(values)}
        />
      )}
      {/* Programs fill it in; people neither see it nor reach it with the keyboard. */}
      <div aria-hidden className="fixed -top-[200vh] size-px overflow-hidden">
        <label>
          Website
          <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormAlert message={state.message} />
      <Button
        type="submit"
        variant="primary"
        className="h-14 w-full text-base font-semibold sm:w-auto sm:self-start sm:px-8"
        pending={pending}
        pendingLabel={state.isOffline ? texts.waitingForConnection : texts.sending}
      >
        {isWaiting ? texts.submitWaiting : texts.submit}
      </Button>
      <SendingNotice pending={pending} isOffline={state.isOffline} language={language} />
      <Contact view={view} language={language} />
    </form>
  )
}
