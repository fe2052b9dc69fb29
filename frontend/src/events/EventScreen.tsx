/* Shared parts of the screens of one event: the header that names it, and the message without an event. */
import { CalendarPlus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useEvents } from '@/api/events'
import type { Event } from '@/api/schema'
import { useCurrentEvent } from '@/lib/current-event'
import { dateAndTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { QueryView } from '@/ui/QueryView'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'

type HeaderProps = {
  title: string
  /** Actions for the event; left out without an event. */
  actions?: ReactNode
  /** Offers the events on the page as well, besides the switcher of the shell. */
  picker?: boolean
}

type CurrentProps = {
  /** The words while the organisation has no event. */
  none: { title?: string; text: string }
  children: (event: Event) => ReactNode
}

/** Renders a screen of the current event. */
export function EventScreen({ none, children, ...header }: HeaderProps & CurrentProps) {
  return (
    <>
      <EventHeader {...header} />
      <div className="mt-6">
        <CurrentEvent none={none}>{children}</CurrentEvent>
      </div>
    </>
  )
}

/** Renders title and current event; on its own where tabs follow. */
export function EventHeader({ title, actions, picker = false }: HeaderProps) {
  useTitle(title)
  const { data: events = [] } = useEvents()
  const { event, choose, unknown } = useCurrentEvent(events)
  const shown = unknown ? undefined : event
  return (
    <PageHeader
      title={title}
      text={shown && `${shown.name}, ${dateAndTime(shown)}`}
      actions={
        <>
          {picker && events.length > 1 && (
            <label className="flex min-w-0 items-center gap-3 text-sm text-muted">
              Event
              <Select
                className="w-64 max-w-full"
                value={shown?.id ?? ''}
                onChange={(changed) => {
                  choose(changed.target.value)
                }}
              >
                {unknown && <option value="">Choose an event</option>}
                {events.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
          {shown && actions}
        </>
      }
    />
  )
}

/** Renders the content of the current event, anew for each event, or a message without one. */
export function CurrentEvent({ none, children }: CurrentProps) {
  const events = useEvents()
  const { event, unknown } = useCurrentEvent(events.data)
  return (
    <QueryView
      query={events}
      failed="The events could not be loaded"
      frame={(failure) => <Card>{failure}</Card>}
      skeleton={<Skeleton className="h-96 rounded-card" />}
    >
      {() =>
        unknown ? (
          <NoEvent
            title="Event not found"
            text="The event you're looking for doesn't exist or is no longer available."
            to={paths.events}
            label="Go to events"
          />
        ) : event === undefined ? (
          <NoEvent title="No Event Selected" {...none} {...create} />
        ) : (
          <Fragment key={event.id}>{children(event)}</Fragment>
        )
      }
    </QueryView>
  )
}

const create = { to: `${paths.dashboard}?create=1`, label: 'Create Event' }

type NoEventProps = { title: string; text: string; to: string; label: string }

function NoEvent({ title, text, to, label }: NoEventProps) {
  return (
    <Card>
      <EmptyState
        icon={CalendarPlus}
        title={title}
        text={text}
        action={
          <Link to={to} className={buttonStyles({ variant: 'primary' })}>
            {label}
          </Link>
        }
      />
    </Card>
  )
}
