/* Stands in for a list of events that could not be loaded. Asking again keeps everything else on the screen. */
import { messages } from '@/features/events/messages'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

type Props = { onRetry: () => void; retrying: boolean; className?: string }

/** Renders the failure. */
export function EventsLoadFailure({ onRetry, retrying, className }: Props) {
  return (
    <Card role="alert" {...(className === undefined ? {} : { className })}>
      <EmptyState
        title={messages.loadFailed.title}
        text={messages.loadFailed.text}
        action={
          <Button onClick={onRetry} pending={retrying} pendingLabel="Trying...">
            Try again
          </Button>
        }
      />
    </Card>
  )
}
