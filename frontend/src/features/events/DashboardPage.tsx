/* The dashboard: totals, the selected event, and the list of all events. */
import { CalendarDays, LayoutList, PanelsTopLeft, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEvents } from '@/api/events'
import type { Event } from '@/api/schema'
import { OverviewTab } from '@/features/events/components/OverviewTab'
import { eventTotals } from '@/features/events/event-list'
import { messages } from '@/features/events/messages'
import { rememberEvent, useCurrentEvent } from '@/lib/current-event'
import { useTitle } from '@/lib/title'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { StatTile } from '@/ui/StatTile'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'

type Tab = 'overview' | 'all'

// What the first look at an event does not need comes after the page.
const AllEventsTab = lazy(async () => ({
  default: (await import('@/features/events/components/AllEventsTab')).AllEventsTab,
}))
const CreateEventDialog = lazy(async () => ({
  default: (await import('@/features/events/components/CreateEventDialog')).CreateEventDialog,
}))
const EditEventDialog = lazy(async () => ({
  default: (await import('@/features/events/components/EditEventDialog')).EditEventDialog,
}))
const DeleteEventDialog = lazy(async () => ({
  default: (await import('@/features/events/components/DeleteEventDialog')).DeleteEventDialog,
}))

/** Renders the dashboard with its dialogs. */
export function DashboardPage() {
  useTitle('Events Dashboard')
  const events = useEvents()
  const { event, choose } = useCurrentEvent(events.data)
  const [tab, setTab] = useState<Tab>('overview')
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState<Event>()
  const creation = useCreationDialog()

  const open = (id: string) => {
    choose(id)
    setTab('overview')
  }
  return (
    <>
      <PageHeader
        title="Events Dashboard"
        text="Manage your events and floor plans"
        actions={
          <Button variant="primary" onClick={creation.open}>
            <Plus aria-hidden />
            Create Event
          </Button>
        }
      />
      <Totals events={events.data} failed={events.isError} />
      <Tabs
        value={tab}
        onValueChange={(value) => {
          setTab(value === 'all' ? 'all' : 'overview')
        }}
        className="mt-8"
      >
        <TabsList aria-label="Views">
          <TabsTrigger value="overview">
            <PanelsTopLeft aria-hidden />
            Overview
          </TabsTrigger>
          <TabsTrigger value="all">
            <LayoutList aria-hidden />
            All Events
          </TabsTrigger>
        </TabsList>
        <TabsContent value="overview">
          {events.isPending ? (
            <OverviewSkeleton />
          ) : events.isError ? (
            <LoadFailure />
          ) : event === undefined ? (
            <NoEvents onCreate={creation.open} />
          ) : (
            <OverviewTab
              event={event}
              onEdit={() => {
                setEditing(true)
              }}
            />
          )}
        </TabsContent>
        <TabsContent value="all">
          {events.isPending ? (
            <ListSkeleton />
          ) : events.isError ? (
            <LoadFailure />
          ) : (
            <Suspense fallback={<ListSkeleton />}>
              <AllEventsTab
                events={events.data}
                currentId={event?.id}
                onOpen={open}
                onDelete={setDeleting}
                onCreate={creation.open}
              />
            </Suspense>
          )}
        </TabsContent>
      </Tabs>
      <Suspense fallback={null}>
        {creation.isOpen && (
          <CreateEventDialog
            open
            onClose={() => {
              creation.change(false)
            }}
            onCreated={(created) => {
              open(created.id)
            }}
          />
        )}
        {editing && event !== undefined && (
          <EditEventDialog
            key={event.id}
            event={event}
            onClose={() => {
              setEditing(false)
            }}
          />
        )}
        {deleting !== undefined && (
          <DeleteEventDialog
            event={deleting}
            page="dashboard"
            onClose={() => {
              setDeleting(undefined)
            }}
            onDeleted={() => {
              rememberEvent(null)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** Opens the dialog by its button, or by `?create=1` from elsewhere. */
function useCreationDialog() {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const asked = params.get('create') !== null
  return {
    isOpen: isOpen || asked,
    open: () => {
      setOpen(true)
    },
    change: (open: boolean) => {
      setOpen(open)
      if (!open && asked) {
        setParams(
          (present) => {
            const next = new URLSearchParams(present)
            next.delete('create')
            return next
          },
          { replace: true },
        )
      }
    },
  }
}

function Totals({ events, failed }: { events: Event[] | undefined; failed: boolean }) {
  const totals = events === undefined ? undefined : eventTotals(events)
  const shown = (value: number | undefined) =>
    value === undefined ? failed ? '–' : <Skeleton className="my-1 h-5 w-12" /> : count(value)
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatTile label="Total Events" value={shown(totals?.total)} />
      <StatTile label="In Planning" value={shown(totals?.planning)} />
      <StatTile label="Total Guests" value={shown(totals?.guests)} />
      <StatTile label="Assigned Seats" value={shown(totals?.assigned)} />
    </div>
  )
}

function NoEvents({ onCreate }: { onCreate: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={CalendarDays}
        title="No Events Found"
        text="An event holds a floor plan, a guest list and the seating. Create the first one to begin."
        action={
          <Button variant="primary" onClick={onCreate}>
            Create Event
          </Button>
        }
      />
    </Card>
  )
}

function LoadFailure() {
  return (
    <Card role="alert">
      <EmptyState
        title={messages.loadFailed.title}
        text={messages.loadFailed.text}
        action={
          <Button
            onClick={() => {
              window.location.reload()
            }}
          >
            Refresh the page
          </Button>
        }
      />
    </Card>
  )
}

function OverviewSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="aspect-4/3 rounded-card" />
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}
