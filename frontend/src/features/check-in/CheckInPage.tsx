/* Check-in at the door, for owners, planners and door staff. It works offline after it was opened once. */
import { DoorClosed } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useMayMarkArrivals, useUser } from '@/api/auth'
import { useEvents } from '@/api/events'
import { CurrentEvent } from '@/events/EventScreen'
import { CheckInScreen } from '@/features/check-in/components/CheckInScreen'
import { messages } from '@/features/check-in/messages'
import { keepForOffline } from '@/features/check-in/offline'
import type { Door } from '@/features/check-in/sync/door'
import { useDoor } from '@/features/check-in/sync/use-door'
import { useTitle } from '@/lib/title'
import { EmptyState } from '@/ui/EmptyState'
import { FailureNotice } from '@/ui/FailureNotice'
import { LoadingScreen } from '@/ui/LoadingScreen'

/** Renders the screen of the current event. */
export function CheckInPage() {
  useTitle('Check-in')
  useOffline()
  const mayCheckIn = useMayMarkArrivals()
  if (!mayCheckIn) return <EmptyState icon={DoorClosed} level={1} {...messages.mayNot} />
  return (
    <div className="h-full [&>*]:h-full">
      <CurrentEvent none={messages.noEvent}>
        {({ id }) => <DoorOfEvent eventId={id} />}
      </CurrentEvent>
    </div>
  )
}

/** What the frame around the screen asks for is kept, so that a reload offline finds it. */
function useOffline(): void {
  const user = useUser().data
  const events = useEvents().data
  useEffect(() => {
    if (user != null && events !== undefined) {
      void keepForOffline({ '/api/auth/user': user, '/api/events': events })
    }
  }, [user, events])
}

function DoorOfEvent({ eventId }: { eventId: string }) {
  const door = useDoor(eventId)
  return door === undefined ? <LoadingScreen /> : <OpenDoor door={door} />
}

function OpenDoor({ door }: { door: Door }) {
  const { roster, stored, connection, problem } = useStore(door.store)
  if (roster !== undefined && stored !== undefined)
    return <CheckInScreen door={door} roster={roster} stored={stored} />
  if (connection === 'connecting') return <LoadingScreen />
  return (
    <FailureNotice
      title="The guest list could not be loaded"
      text={`${problem ?? ''} This device has no copy of the list yet.`.trim()}
      level={1}
      onRetry={door.retry}
    />
  )
}
