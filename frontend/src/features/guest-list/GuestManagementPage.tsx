/* Guest management: the list of one event's guests and everything done to it. */
import { ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMayEdit, useMayMarkArrivals } from '@/api/auth'
import { useEvents } from '@/api/events'
import { useGuests } from '@/api/guests'
import { CurrentEvent, EventHeader } from '@/events/EventScreen'
import { NewAnswers } from '@/events/NewAnswers'
import { GuestFigures } from '@/features/guest-list/list/GuestFigures'
import { GuestListCard } from '@/features/guest-list/list/GuestListCard'
import { GuestPanelArea } from '@/features/guest-list/list/GuestPanelArea'
import { QuickAddCard } from '@/features/guest-list/list/QuickAddCard'
import { SeatingActionsCard } from '@/features/guest-list/list/SeatingActionsCard'
import { useOpenGuest } from '@/features/guest-list/list/use-open-guest'
import { useShownGuests } from '@/features/guest-list/list/use-shown-guests'
import type { Event, Guest } from '@/api/schema'
import { useTabInAddress } from '@/lib/tab-in-address'
import { useGuestsOver, useSeatingService } from '@/guests/use-seating'
import { useCurrentEvent } from '@/lib/current-event'
import { ofEvent, paths } from '@/lib/paths'
import { buttonStyles } from '@/ui/button-styles'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

const noEvent = {
  text: 'Guests belong to an event. Create one first, then add its guests here.',
}

const noEventForForms = {
  text: 'Choose an event to design its registration form and invite guests.',
}

const noEventForMail = { text: 'Choose an event to write to its guests.' }

type Props = {
  /** The form builder and the email manager, which are features of their own. */
  renderForms: (event: Event) => ReactNode
  renderEmails: (event: Event) => ReactNode
}

const tabs = ['manual', 'invitations', 'email-campaigns'] as const

/** Renders the page for the current event. */
export function GuestManagementPage({ renderForms, renderEmails }: Props) {
  const [tab, openTab] = useTabInAddress('tab', tabs)
  return (
    <>
      <EventHeader title="Guest Management" picker actions={<CheckInLink />} />
      <Tabs value={tab} onValueChange={openTab} className="mt-1">
        <TabsList aria-label="Guest tools" className="overflow-x-auto">
          <TabsTrigger value="manual">Manual Entry</TabsTrigger>
          <TabsTrigger value="invitations">
            Guest Forms
            <NewAnswersOfCurrent />
          </TabsTrigger>
          <TabsTrigger value="email-campaigns">Email Templates</TabsTrigger>
        </TabsList>
        <TabsContent value="manual" className="pt-3">
          <CurrentEvent none={noEvent}>{({ id }) => <Guests eventId={id} />}</CurrentEvent>
        </TabsContent>
        <TabsContent value="invitations">
          <CurrentEvent none={noEventForForms}>{renderForms}</CurrentEvent>
        </TabsContent>
        <TabsContent value="email-campaigns" className="pt-3">
          <CurrentEvent none={noEventForMail}>{renderEmails}</CurrentEvent>
        </TabsContent>
      </Tabs>
    </>
  )
}

function NewAnswersOfCurrent() {
  const { event } = useCurrentEvent(useEvents().data)
  return event === undefined ? null : <NewAnswers eventId={event.id} />
}

/** Leads to the door, for those who may check guests in. */
function CheckInLink() {
  const { event } = useCurrentEvent(useEvents().data)
  const mayCheckIn = useMayMarkArrivals()
  if (event === undefined || !mayCheckIn) return null
  return (
    <Link to={ofEvent(paths.checkIn, event.id)} className={buttonStyles()}>
      <ScanLine aria-hidden />
      Check-in
    </Link>
  )
}

const noGuests: readonly Guest[] = []

function Guests({ eventId }: { eventId: string }) {
  const mayEdit = useMayEdit()
  const seating = useSeatingService(eventId)
  const { data, error, isFetching, refetch } = useGuests(eventId)
  const list = useGuestsOver(seating, data)
  const all = list ?? noGuests
  const shown = useShownGuests(all)
  const opened = useOpenGuest(list)
  return (
    <div className="flex items-start md:gap-6">
      <div className="@container flex min-w-0 flex-1 flex-col gap-3">
        {/* Above the list, which may be too long to scroll past. */}
        <div className="grid gap-3 @min-[40rem]:grid-cols-2">
          <GuestFigures guests={list} />
          <SeatingActionsCard eventId={eventId} guests={list} seating={seating} />
          {mayEdit && <QuickAddCard eventId={eventId} guests={all} />}
        </div>
        <GuestListCard
          eventId={eventId}
          guests={{ data: list, error, isFetching, refetch }}
          seating={seating}
          shown={shown}
          opened={opened}
        />
      </div>
      <GuestPanelArea eventId={eventId} opened={opened} guests={all} shown={shown.guests} />
    </div>
  )
}
