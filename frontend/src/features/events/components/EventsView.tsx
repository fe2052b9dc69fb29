/* What the screens of events show while their list loads, when it fails, and when it is there. */
import { messages } from '@/features/events/messages'
import { Card } from '@/ui/Card'
import { QueryView, type QueryViewProps } from '@/ui/QueryView'

type Props<T> = Pick<QueryViewProps<T>, 'query' | 'skeleton' | 'empty' | 'children'>

/** Renders the state of the list; a failure has a card of its own, as the events have. */
export function EventsView<T>(props: Props<T>) {
  const { title, text } = messages.loadFailed
  return (
    <QueryView
      {...props}
      failed={title}
      reason={() => text}
      frame={(failure) => <Card>{failure}</Card>}
    />
  )
}
