/* The personal link of a household: its answers, to give and to change. */
import { useState } from 'react'
import type { PartyMember, PersonalForm } from '@/api/guest-form'
import { showPersonalForm, usePersonalForm } from '@/guest-pages/calls/guest-form'
import { EventFrame } from '@/features/rsvp/EventFrame'
import { FailedEvent, LoadingEvent } from '@/features/rsvp/EventStates'
import { greetedNames } from '@/features/rsvp/greeted-names'
import { readTabText } from '@/features/rsvp/tab-text'
import { pageMessages } from '@/features/rsvp/page-messages'
import { useFormLanguage } from '@/features/rsvp/use-form-language'
import type { PageProps } from '@/guest-pages/page-props'
import { usePreload } from '@/guest-pages/use-preload'
import { listed } from '@/lib/language'
import { eventName } from '@/lib/organiser-words'
import { useTitle } from '@/lib/title'
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'

// Not part of the first picture; `early-chunks.config.ts` fetches the form together with the page.
const pending = <Skeleton className="h-96 rounded-card" />
const partyForm = loadable(async () => (await import('@/features/rsvp/PartyForm')).PartyForm, {
  pending,
})
const partySummary = loadable(
  async () => (await import('@/features/rsvp/PartySummary')).PartySummary,
  { pending },
)

const closedRegistration = loadable(
  async () => (await import('@/features/rsvp/ClosedRegistration')).ClosedRegistration,
  { pending },
)

/** What is shown; undefined until a person chose, when it depends on whether everyone has answered. */
type Shown = 'form' | 'sent' | undefined

/** Whether the answers, such as ones from a list, leave required questions open. */
function hasOpenQuestions({ members, party }: PersonalForm): boolean {
  return [party, ...members].some(({ openQuestions }) => openQuestions.length > 0)
}

/** Renders the event with the household's form or its answers. */
export function PartyFormPage({ params: { eventId = '', token = '' } }: PageProps) {
  const { language, isReady } = useFormLanguage()
  const texts = pageMessages[language]
  const query = usePersonalForm(token)
  const [shown, setShown] = useState<Shown>()
  const view = query.data
  const isOpen = view?.mayAnswer === true
  // The answers that were sent are shown without a connection that may be gone by then.
  usePreload(isOpen, partySummary)
  useTitle(
    view === undefined
      ? texts.personalTitle
      : `${eventName(language, view.event).text} · ${texts.personalTitle}`,
  )
  if (!isReady) return <LoadingEvent />
  if (view === undefined) {
    if (query.error === null) return <LoadingEvent />
    return (
      <FailedEvent
        error={query.error}
        missing={texts.linkNotFound}
        pending={query.isFetching}
        onRetry={() => void query.reload()}
      />
    )
  }
  const names = listed(
    language,
    greetedNames(view.members.filter(({ isPlusOne }) => !isPlusOne).map(({ name }) => name)),
  )
  const isAnswered = ({ attending }: PartyMember) => attending !== ''
  const hasAnswered = view.members.every(isAnswered)
  const showsForm =
    view.mayAnswer &&
    view.form != null &&
    shown !== 'sent' &&
    (shown === 'form' || !hasAnswered || hasOpenQuestions(view) || readTabText(token) !== null)
  return (
    <EventFrame event={view.event} contact={view.contact}>
      <p className="mb-4 text-lg wrap-anywhere">{texts.greeting(names)}</p>
      {showsForm && view.form != null ? (
        <partyForm.Part
          token={token}
          view={view}
          form={view.form}
          language={language}
          reload={query.reload}
          onDone={(saved) => {
            // First, so that the form is gone before it would keep a draft against the new answers.
            setShown('sent')
            showPersonalForm(token, saved)
          }}
        />
      ) : (
        <div className="flex flex-col gap-6">
          {!view.mayAnswer && <closedRegistration.Part view={view} language={language} />}
          {(view.members.some(isAnswered) || view.mayDecline) && (
            <partySummary.Part
              eventId={eventId}
              token={token}
              view={view}
              language={language}
              sent={shown === 'sent'}
              reload={query.reload}
              onChange={() => setShown('form')}
              onSaved={(saved) => {
                setShown('sent')
                showPersonalForm(token, saved)
              }}
            />
          )}
        </div>
      )}
    </EventFrame>
  )
}
