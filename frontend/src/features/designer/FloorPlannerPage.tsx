/* The floor plan designer's page: which event, opening its plan, and what to show until it is open. */
import { CalendarPlus } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { useMayEdit, useUser } from '@/api/auth'
import { useEvents } from '@/api/events'
import { useCurrentEvent } from '@/lib/current-event'
import { useTitle } from '@/lib/title'
import { serverMessage } from '@/api/errors'
import { buttonStyles } from '@/ui/button-styles'
import { EmptyState } from '@/ui/EmptyState'
import { FailureNotice } from '@/ui/FailureNotice'
import { QueryView } from '@/ui/QueryView'
import { Skeleton } from '@/ui/Skeleton'
import { loadable } from '@/ui/loadable'
import '@/plan/tokens.css'
import { DesignerScreen } from '@/features/designer/screen/DesignerScreen'
import type { Env } from '@/canvas/env'
import { SeatingOfEvent } from '@/features/seating/SeatingOfEvent'
import { useDesignerLifecycle } from '@/features/designer/session/use-designer-lifecycle'
import { useOpenDesigner } from '@/features/designer/use-open-designer'
import { useRole } from '@/features/designer/session/use-role'

// Rarely shown, so it is loaded on demand.
const recovery = loadable(
  async () => (await import('@/features/designer/session/Recovery')).Recovery,
)

export function FloorPlannerPage() {
  const events = useEvents()
  const { event, unknown } = useCurrentEvent(events.data)
  const { data: user } = useUser()
  const mayEdit = useMayEdit()
  useTitle(event === undefined || unknown ? 'Floor Planner' : `${event.name} · Floor Planner`)
  if (unknown) {
    return (
      <NoEvent
        title="Event not found"
        text="The event you're looking for doesn't exist or is no longer available."
      />
    )
  }
  if (event !== undefined && user) {
    // Members who may only look get the plan without tools: their edits would never reach the server.
    return (
      <EditingSessions
        key={event.id}
        {...{ isReadOnly: !mayEdit, eventId: event.id, eventName: event.name, userId: user.id }}
      />
    )
  }
  return (
    <QueryView
      query={events}
      failed="The floor plan did not open"
      reason={(error) => serverMessage(error, 'The events could not be loaded.')}
      level={1}
      frame={(failure) => <Middle>{failure}</Middle>}
      skeleton={<Loading />}
    >
      {() =>
        user ? (
          <NoEvent
            title="No events yet"
            text="A floor plan belongs to an event. Create one first."
          />
        ) : (
          <Loading />
        )
      }
    </QueryView>
  )
}

function NoEvent({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Middle>
      <EmptyState
        icon={CalendarPlus}
        level={1}
        title={title}
        text={text}
        action={
          <Link to="/events" className={buttonStyles({ variant: 'primary' })}>
            Go to events
          </Link>
        }
      />
    </Middle>
  )
}

interface OpenEventProps {
  readonly eventId: string
  readonly eventName: string
  readonly userId: string
  /** The person may only look. */
  readonly isReadOnly: boolean
}

/** Reopens the plan for a user who gains the right to edit. One who loses it keeps the open plan with unsaved edits. */
function EditingSessions(props: OpenEventProps) {
  const [{ isReadOnly, sessionNumber }, setSession] = useState({
    isReadOnly: props.isReadOnly,
    sessionNumber: 0,
  })
  if (isReadOnly !== props.isReadOnly) {
    setSession({
      isReadOnly: props.isReadOnly,
      sessionNumber: isReadOnly ? sessionNumber + 1 : sessionNumber,
    })
  }
  return <OpenEvent key={sessionNumber} {...props} />
}

function OpenEvent({ eventId, eventName, userId, isReadOnly }: OpenEventProps) {
  const [openedReadOnly] = useState(isReadOnly)
  const opening = useOpenDesigner(eventId, userId, openedReadOnly)
  switch (opening.kind) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <Middle>
          <FailureNotice
            title="The floor plan did not open"
            level={1}
            text={serverMessage(opening.error, 'The plan could not be loaded. Nothing is lost.')}
            onRetry={opening.retry}
          />
        </Middle>
      )
    case 'recover':
      return (
        <Middle>
          <recovery.Part question={opening.question} onAnswer={opening.answer} />
        </Middle>
      )
    case 'open':
      return (
        <OpenDesigner
          designer={opening.designer}
          eventId={eventId}
          eventName={eventName}
          isReadOnly={isReadOnly}
        />
      )
  }
}

function OpenDesigner({
  designer,
  eventId,
  eventName,
  isReadOnly,
}: {
  readonly designer: Env
  readonly eventId: string
  readonly eventName: string
  readonly isReadOnly: boolean
}) {
  useDesignerLifecycle(designer, eventId)
  useRole(designer, isReadOnly)
  useEffect(() => {
    designer.editingSession.setState({ eventName })
  }, [designer, eventName])
  const screen = useMemo(
    () => <DesignerScreen designer={designer} eventName={eventName} />,
    [designer, eventName],
  )
  return <SeatingOfEvent {...{ designer, eventId }}>{screen}</SeatingOfEvent>
}

function Middle({ children }: { readonly children: ReactNode }) {
  return <div className="grid h-full place-items-center bg-bg">{children}</div>
}

/** Placeholder in the shape of the screen while the plan is loading. */
function Loading() {
  return (
    <div role="status" aria-label="Loading the floor plan" className="flex h-full flex-col">
      <div className="flex h-12 items-center gap-3 border-b border-border bg-surface px-4">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="hidden w-12 border-r border-border bg-surface md:block" />
        <div className="hidden w-80 flex-col gap-3 border-r border-border bg-surface p-4 md:flex">
          <Skeleton className="h-9" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
        <div className="grid flex-1 place-items-center bg-plan-outside p-10">
          <Skeleton className="h-full w-full" />
        </div>
      </div>
    </div>
  )
}
