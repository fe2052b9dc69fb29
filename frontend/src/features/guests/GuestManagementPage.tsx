/* Guest management: the list of one event's guests and everything done to it. */
import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEvents } from '@/api/events'
import { useGuests } from '@/api/guests'
import { ComingPanel } from '@/features/guests/components/ComingPanel'
import { GuestListCard } from '@/features/guests/components/GuestListCard'
import { QuickAddCard } from '@/features/guests/components/QuickAddCard'
import { SeatingActionsCard } from '@/features/guests/components/SeatingActionsCard'
import { seatCounts } from '@/guests/seating'
import { useGuestsOver, useSeatingService } from '@/guests/use-seating'
import { useCurrentEvent } from '@/lib/current-event'
import { dateAndTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { count } from '@/lib/words'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { StatTile } from '@/ui/StatTile'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

/** Renders the page for the current event. */
export function GuestManagementPage() {
  useTitle('Guest Management')
  const events = useEvents()
  const current = useCurrentEvent(events.data)
  const { choose, unknown } = current
  const event = unknown ? undefined : current.event
  return (
    <>
      <PageHeader
        title="Guest Management"
        text={event === undefined ? undefined : `${event.name}, ${dateAndTime(event)}`}
        actions={
          (events.data?.length ?? 0) > 1 && (
            <label className="flex min-w-0 items-center gap-3 text-sm text-muted">
              Event
              <Select
                className="w-64 max-w-full"
                value={event?.id ?? ''}
                onChange={(changed) => {
                  choose(changed.target.value)
                }}
              >
                {unknown && <option value="">Choose an event</option>}
                {events.data?.map((item) => (
                  <option key={item.id} value={item.id}>
                    {item.name}
                  </option>
                ))}
              </Select>
            </label>
          )
        }
      />
      <Tabs defaultValue="manual" className="mt-6">
        <TabsList aria-label="Guest tools" className="overflow-x-auto">
          <TabsTrigger value="manual">Manual Entry</TabsTrigger>
          <TabsTrigger value="invitations">Guest Forms</TabsTrigger>
          <TabsTrigger value="email-campaigns">Email Templates</TabsTrigger>
        </TabsList>
        <TabsContent value="manual">
          {events.isPending ? (
            <Skeleton className="h-96 rounded-card" />
          ) : event === undefined ? (
            <NoEvent reason={events.isError ? 'failed' : unknown ? 'unknown' : 'none'} />
          ) : (
            <Guests key={event.id} eventId={event.id} />
          )}
        </TabsContent>
        <TabsContent value="invitations">
          <ComingPanel
            hasEvent={event !== undefined}
            title="Guest forms are not available yet"
            text="Here you will design the registration form of this event, preview it, and send its link to a list of e-mail addresses."
          />
        </TabsContent>
        <TabsContent value="email-campaigns">
          <ComingPanel
            hasEvent={event !== undefined}
            title="E-mail templates are not available yet"
            text="Here you will write invitations, confirmations and reminders, schedule them, and see what was sent."
          />
        </TabsContent>
      </Tabs>
    </>
  )
}

function Guests({ eventId }: { eventId: string }) {
  const mayEdit = useMayEdit()
  const seating = useSeatingService(eventId)
  const { data, error, isFetching, refetch } = useGuests(eventId)
  const list = useGuestsOver(seating, data)
  const figure = (value: number) => (list === undefined ? '–' : count(value))
  return (
    <div className="@container flex flex-col gap-6">
      {/* Above the list, which may be too long to scroll past. */}
      <div className="grid items-start gap-4 @min-[40rem]:grid-cols-2 @min-[56rem]:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-2 gap-4 @min-[40rem]:col-span-2 @min-[56rem]:col-span-1 @min-[56rem]:grid-cols-1">
          <StatTile label="Total Guests" value={figure(list?.length ?? 0)} />
          <StatTile label="Seated" value={figure(seatCounts(list ?? []).seated)} />
        </div>
        <SeatingActionsCard eventId={eventId} guests={list ?? []} seating={seating} />
        {mayEdit && <QuickAddCard eventId={eventId} guests={list ?? []} />}
      </div>
      <GuestListCard
        eventId={eventId}
        guests={{ data: list, error, isFetching, refetch }}
        seating={seating}
      />
    </div>
  )
}

const noEvent = {
  failed: { title: 'Error loading events', text: 'Please try refreshing the page.' },
  unknown: {
    title: 'Event not found',
    text: "The event you're looking for doesn't exist or is no longer available.",
  },
  none: {
    title: 'No Event Selected',
    text: 'Guests belong to an event. Create one first, then add its guests here.',
  },
} as const

function NoEvent({ reason }: { reason: keyof typeof noEvent }) {
  return (
    <Card>
      <EmptyState
        icon={Users}
        {...noEvent[reason]}
        action={
          reason === 'unknown' ? (
            <Link to={paths.events} className={buttonStyles({ variant: 'primary' })}>
              Go to events
            </Link>
          ) : (
            <Link
              to={`${paths.dashboard}?create=1`}
              className={buttonStyles({ variant: 'primary' })}
            >
              Create Event
            </Link>
          )
        }
      />
    </Card>
  )
}
