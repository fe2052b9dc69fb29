/* The dashboard: totals, the selected event, and the list of all events. */
import { LayoutList, PanelsTopLeft, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEvents } from '@/api/events'
import { EventDialogs, type EventDialogRequest } from '@/features/events/components/EventDialogs'
import { ListSkeleton, OverviewSkeleton } from '@/features/events/components/DashboardSkeletons'
import { EventTotals } from '@/features/events/components/EventTotals'
import { EventsView } from '@/features/events/components/EventsView'
import { NoEvents } from '@/features/events/components/NoEvents'
import { OverviewTab } from '@/features/events/components/OverviewTab'
import { listDefaults } from '@/features/events/event-list'
import { useAskedDialog } from '@/features/events/use-asked-dialog'
import { useCurrentEvent } from '@/lib/current-event'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'
import { loadable } from '@/ui/loadable'

type Tab = 'overview' | 'all'

// What the first look at an event does not need comes after the page.
const { Part: AllEventsTab } = loadable(
  async () => (await import('@/features/events/components/AllEventsTab')).AllEventsTab,
  { pending: <ListSkeleton /> },
)

/** Returns true when the address searches, filters or orders the list of all events. */
function isListAsked(params: URLSearchParams): boolean {
  return Object.keys(listDefaults).some((name) => params.has(name))
}

/** Renders the dashboard with its dialogs. */
export function DashboardPage() {
  useTitle('Events Dashboard')
  const events = useEvents()
  const { event, choose } = useCurrentEvent(events.data)
  const mayEdit = useMayEdit()
  const [params] = useSearchParams()
  const [tab, setTab] = useState<Tab>(() => (isListAsked(params) ? 'all' : 'overview'))
  // The press is answered at once; what the tab shows is drawn after that.
  const drawn = useDeferredValue(tab)
  const [asked, setAsked] = useState<EventDialogRequest>()
  const address = useAskedDialog(event)

  const open = (id: string) => {
    choose(id)
    setTab('overview')
  }
  const create = mayEdit
    ? () => {
        setAsked({ to: 'create' })
      }
    : undefined
  return (
    <>
      <PageHeader
        title="Events Dashboard"
        text="Manage your events and floor plans"
        actions={
          create && (
            <Button variant="primary" onClick={create}>
              <Plus aria-hidden />
              Create Event
            </Button>
          )
        }
      />
      <EventTotals
        events={events.data}
        failed={events.isError}
        figures={['total', 'planning', 'guests', 'assigned']}
      />
      <Tabs
        value={tab}
        onValueChange={(value) => {
          setTab(value === 'all' ? 'all' : 'overview')
        }}
        className="mt-6"
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
          <EventsView query={events} skeleton={<OverviewSkeleton />}>
            {() =>
              drawn !== 'overview' ? (
                <OverviewSkeleton />
              ) : event === undefined ? (
                <NoEvents onCreate={create} />
              ) : (
                <OverviewTab
                  event={event}
                  onEdit={
                    mayEdit
                      ? () => {
                          setAsked({ to: 'edit', event })
                        }
                      : undefined
                  }
                />
              )
            }
          </EventsView>
        </TabsContent>
        <TabsContent value="all">
          <EventsView query={events} skeleton={<ListSkeleton />}>
            {(list) =>
              drawn !== 'all' ? (
                <ListSkeleton />
              ) : (
                <AllEventsTab
                  events={list}
                  currentId={event?.id}
                  onOpen={open}
                  onDelete={
                    mayEdit
                      ? (deleted) => {
                          setAsked({ to: 'delete', event: deleted })
                        }
                      : undefined
                  }
                  onCreate={create}
                />
              )
            }
          </EventsView>
        </TabsContent>
      </Tabs>
      <EventDialogs
        asked={asked ?? (mayEdit ? address.asked : undefined)}
        onClose={() => {
          setAsked(undefined)
          address.done()
        }}
        onCreated={(id) => {
          setAsked(undefined)
          address.openInstead(id)
          setTab('overview')
        }}
        onDeleted={() => {
          choose(null)
        }}
      />
    </>
  )
}
