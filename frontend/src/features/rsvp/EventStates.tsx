/* The page before its event is loaded: loading, unknown event, or no connection. */
import { isMissing } from '@/api/errors'
import { EventFrame } from '@/features/rsvp/EventFrame'
import { pageMessages } from '@/features/rsvp/page-messages'
import { SlowNotice } from '@/features/rsvp/SlowNotice'
import { useFormLanguage } from '@/features/rsvp/use-form-language'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'

/** Renders the outline of the page while the event is loading. */
export function LoadingEvent() {
  const { language } = useFormLanguage()
  return (
    <EventFrame event={undefined}>
      <div className="text-center">
        <p role="status" className="text-muted">
          {pageMessages[language].loading}
        </p>
        <SlowNotice waiting text={pageMessages[language].slow} />
        <Skeleton className="mt-6 h-40 rounded-card" />
        <Skeleton className="mt-4 h-80 rounded-card" />
      </div>
    </EventFrame>
  )
}

type FailureProps = {
  error: Error
  missing: { title: string; text: string }
  pending: boolean
  onRetry: () => void
}

/** Renders why the event is missing, and keeps a lost connection apart from an unknown event. */
export function FailedEvent({ error, missing, pending, onRetry }: FailureProps) {
  const { language } = useFormLanguage()
  const texts = pageMessages[language].unreachable
  const isUnknown = isMissing(error)
  const { title, text } = isUnknown ? missing : texts
  return (
    <EventFrame event={undefined}>
      <div role="alert" className="py-10 text-center">
        <h1 className="font-display text-2xl font-semibold">{title}</h1>
        <p className="mx-auto mt-2 max-w-[46ch] text-muted">{text}</p>
        {!isUnknown && (
          <Button
            variant="primary"
            size="lg"
            className="mt-6"
            pending={pending}
            pendingLabel={texts.retrying}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
        )}
      </div>
    </EventFrame>
  )
}
