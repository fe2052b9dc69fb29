/* The registration form of an event, at the address that is printed and mailed. */
import { useState } from 'react'
import type { DesignedFormView } from '@/api/guest-form'
import { useGuestForm } from '@/guest-pages/calls/guest-form'
import type { Draft } from '@/features/rsvp/draft'
import { EventFrame } from '@/features/rsvp/EventFrame'
import { FailedEvent, LoadingEvent } from '@/features/rsvp/EventStates'
import { writeTabText } from '@/features/rsvp/tab-text'
import { pageMessages } from '@/features/rsvp/page-messages'
import { useFormLanguage } from '@/features/rsvp/use-form-language'
import type { PageProps } from '@/guest-pages/page-props'
import { usePreload } from '@/guest-pages/use-preload'
import { eventName } from '@/lib/organiser-words'
import { useTitle } from '@/lib/title'
import { loadable } from '@/ui/loadable'
import { Skeleton } from '@/ui/Skeleton'

// Not part of the first picture; `early-chunks.config.ts` fetches the form together with the page.
const pending = <Skeleton className="h-96 rounded-card" />
const registrationForm = loadable(
  async () => (await import('@/features/rsvp/RegistrationForm')).RegistrationForm,
  { pending },
)
const registrationDone = loadable(
  async () => (await import('@/features/rsvp/RegistrationDone')).RegistrationDone,
  { pending },
)

const closedRegistration = loadable(
  async () => (await import('@/features/rsvp/ClosedRegistration')).ClosedRegistration,
  { pending },
)

type Done = { form: DesignedFormView; draft: Draft; waiting: boolean }

/** Renders the event with its form, or with the reason why the form is missing. */
export function GuestFormPage({ params: { eventId = '' } }: PageProps) {
  const { language, isReady } = useFormLanguage()
  const texts = pageMessages[language]
  const query = useGuestForm(eventId)
  const [done, setDone] = useState<Done>()
  const view = query.data
  const isOpen = view?.form != null
  // The thanks must not depend on a connection that may have been lost since.
  usePreload(isOpen, registrationDone)
  useTitle(
    view === undefined ? texts.title : `${eventName(language, view.event).text} · ${texts.title}`,
  )
  if (!isReady) return <LoadingEvent />
  if (view === undefined) {
    if (query.error === null) return <LoadingEvent />
    return (
      <FailedEvent
        error={query.error}
        missing={texts.notFound}
        pending={query.isFetching}
        onRetry={() => void query.reload()}
      />
    )
  }
  const changeAnswer = () => {
    if (done !== undefined) writeTabText(eventId, JSON.stringify(done.draft))
    setDone(undefined)
    // The last place may have been taken since the form was loaded.
    void query.reload()
  }
  return (
    <EventFrame event={view.event} contact={view.contact}>
      {done !== undefined ? (
        <registrationDone.Part
          eventId={eventId}
          view={view}
          form={done.form}
          draft={done.draft}
          waiting={done.waiting}
          language={language}
          onChange={changeAnswer}
        />
      ) : view.form == null ? (
        <closedRegistration.Part view={view} language={language} />
      ) : (
        <registrationForm.Part
          eventId={eventId}
          view={view}
          form={view.form}
          language={language}
          reload={query.reload}
          onDone={(form, draft, waiting) => {
            setDone({ form, draft, waiting })
          }}
        />
      )}
    </EventFrame>
  )
}
