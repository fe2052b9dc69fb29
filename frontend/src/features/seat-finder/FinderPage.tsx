/* What the two finders have in common: the event of the address, and the seat once it is found. */
import { useEffect, useState, type ReactNode } from 'react'
import { isMissing } from '@/api/errors'
import type { FinderEvent } from '@/api/finder-types'
import { useFinderEvent } from '@/guest-pages/calls/finders'
import { EventCodeForm } from '@/features/seat-finder/EventCodeForm'
import { FailureCard } from '@/features/seat-finder/FailureCard'
import { useFinderAddress } from '@/features/seat-finder/finder-address'
import { FinderFrame } from '@/features/seat-finder/FinderFrame'
import type { FoundResult } from '@/features/seat-finder/found'
import { preloadResult, savedSeat, seatResult } from '@/features/seat-finder/lazy'
import { OtherWay } from '@/features/seat-finder/OtherWay'
import { searchFailure } from '@/features/seat-finder/search-failure'
import { useFinderLanguage } from '@/features/seat-finder/use-finder-language'
import { keepFinderOffline } from '@/guest-pages/offline-finder'
import { useEventPicker } from '@/guest-pages/in-shell'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

type Props = {
  title: string
  /** The search, for an event whose seats are shown. */
  children: (event: FinderEvent, onFound: (found: FoundResult) => void) => ReactNode
}

/** Renders the page. */
export function FinderPage({ title, children }: Props) {
  useTitle(title)
  const { eventId, from, chooseEvent } = useFinderAddress()
  const { language } = useFinderLanguage()
  const EventPicker = useEventPicker()
  const query = useFinderEvent(eventId)
  const [found, setFound] = useState<FoundResult>()
  useEffect(() => {
    void keepFinderOffline()
  }, [])
  const isOpen = query.data?.status === 'open'
  useEffect(() => {
    // The result must not depend on a connection that may be gone by then.
    if (isOpen) void preloadResult()
  }, [isOpen])
  const picker = EventPicker !== undefined && (
    <EventPicker
      eventId={eventId}
      publicId={query.data?.id}
      isUnknown={eventId !== '' && isMissing(query.error)}
      onChoose={(next) => {
        setFound(undefined)
        chooseEvent(next)
      }}
    />
  )
  if (found !== undefined) {
    return (
      <FinderFrame title={title} event={found.event} isHeading={false} picker={picker}>
        <seatResult.Part
          found={found}
          language={language}
          from={from}
          onSearchAgain={() => {
            setFound(undefined)
          }}
        />
      </FinderFrame>
    )
  }
  const event = eventId === '' ? undefined : query.data
  return (
    <FinderFrame title={title} event={event} picker={picker}>
      {event !== undefined ? (
        <SearchOf event={event}>{children(event, setFound)}</SearchOf>
      ) : eventId !== '' && query.error === null ? (
        <LoadingEvent />
      ) : eventId !== '' && !isMissing(query.error) ? (
        <savedSeat.Part
          eventId={eventId}
          language={language}
          fallback={
            <Unreachable
              error={query.error}
              pending={query.isFetching}
              onRetry={() => void query.reload()}
            />
          }
        />
      ) : (
        EventPicker === undefined && <AskForEvent eventId={eventId} onCode={chooseEvent} />
      )}
    </FinderFrame>
  )
}

/** Events that are off or over have no search. */
function SearchOf({ event, children }: { event: FinderEvent; children: ReactNode }) {
  const { texts } = useFinderLanguage()
  if (event.status === 'open') return children
  const text = event.status === 'cancelled' ? texts.event.cancelled : texts.event.past
  return <FailureCard failure={{ ...text, kind: 'more' }} />
}

function AskForEvent({ eventId, onCode }: { eventId: string; onCode: (id: string) => void }) {
  const { texts } = useFinderLanguage()
  return (
    <div className="flex flex-col gap-5">
      {eventId !== '' && <FailureCard failure={{ ...texts.event.missing, kind: 'missing' }} />}
      <EventCodeForm key={eventId} initial={eventId} onCode={onCode} />
      <OtherWay to={paths.seatLookup} title={texts.otherWay.code} text={texts.otherWay.codeText} />
    </div>
  )
}

function LoadingEvent() {
  const { texts } = useFinderLanguage()
  return (
    <div>
      <p role="status" className="text-muted">
        {texts.event.loading}
      </p>
      <Skeleton className="mt-4 h-64 rounded-card" />
    </div>
  )
}

type UnreachableProps = { error: Error | null; pending: boolean; onRetry: () => void }

function Unreachable({ error, pending, onRetry }: UnreachableProps) {
  const { texts } = useFinderLanguage()
  return (
    <div className="flex flex-col gap-4">
      <FailureCard failure={searchFailure(error, 'details', texts)} />
      <Button
        size="lg"
        variant="primary"
        pending={pending}
        pendingLabel={texts.form.pending}
        onClick={onRetry}
      >
        {texts.failure.retry}
      </Button>
    </div>
  )
}
