/* Says honestly what a tab will hold, or that an event is missing. */
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

/** Renders the text of a tab that is not built yet. */
export function ComingPanel({
  hasEvent,
  title,
  text,
}: {
  hasEvent: boolean
  title: string
  text: string
}) {
  return (
    <Card>
      {hasEvent ? (
        <EmptyState title={title} text={text} />
      ) : (
        <EmptyState
          title="No Event Selected"
          text="Choose an event at the top of the page first."
        />
      )}
    </Card>
  )
}
