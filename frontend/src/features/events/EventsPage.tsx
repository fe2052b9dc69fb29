/* All events as a grid of cards, and those that were archived or deleted. */
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useMayEdit } from '@/api/auth'
import { useEvents } from '@/api/events'
import { EventDialogs, type EventDialogRequest } from '@/features/events/components/EventDialogs'
import { EventGrid, GridSkeleton } from '@/features/events/components/EventGrid'
import { EventsView } from '@/features/events/components/EventsView'
import { EventTotals } from '@/features/events/components/EventTotals'
import { NoEventsYet } from '@/features/events/components/NoEventsYet'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { Button } from '@/ui/Button'
import { PageHeader } from '@/ui/PageHeader'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/Tabs'
import { loadable } from '@/ui/loadable'

const { Part: EventsPutAway } = loadable(
  async () => (await import('@/features/events/components/EventsPutAway')).EventsPutAway,
  { pending: <GridSkeleton /> },
)

const { Part: ImportEventDialog } = loadable(
  async () => (await import('@/features/events/components/ImportEventDialog')).ImportEventDialog,
  { floating: true },
)

/** Renders the page with its dialogs. */
export function EventsPage() {
  useTitle('Events')
  const events = useEvents()
  const navigate = useNavigate()
  const mayEdit = useMayEdit()
  const [show, setShow] = useShown()
  const [asked, setAsked] = useState<EventDialogRequest>()
  const [isImporting, setImporting] = useState(false)
  const open = (id: string) => {
    rememberEvent(id)
    void navigate(`${paths.dashboard}?event=${encodeURIComponent(id)}`)
  }
  const create = mayEdit
    ? () => {
        setAsked({ to: 'create' })
      }
    : undefined
  return (
    <>
      <PageHeader
        title="Events"
        text="Manage all your events from one place"
        actions={
          create && (
            <>
              <Button
                onClick={() => {
                  setImporting(true)
                }}
              >
                Import Event
              </Button>
              <Button variant="primary" onClick={create}>
                <Plus aria-hidden />
                Create Event
              </Button>
            </>
          )
        }
      />
      <EventTotals
        events={events.data}
        failed={events.isError}
        figures={['total', 'planning', 'active', 'guests']}
      />
      <Tabs value={show} onValueChange={setShow} className="mt-8">
        <TabsList aria-label="Which events">
          <TabsTrigger value="present">Events</TabsTrigger>
          <TabsTrigger value="archived">Archived</TabsTrigger>
          <TabsTrigger value="deleted">Recently deleted</TabsTrigger>
        </TabsList>
        <TabsContent value="present">
          <EventsView
            query={events}
            skeleton={<GridSkeleton />}
            empty={<NoEventsYet onCreate={create} />}
          >
            {(list) => <EventGrid events={list} onAsk={mayEdit ? setAsked : undefined} />}
          </EventsView>
        </TabsContent>
        {(['archived', 'deleted'] as const).map((state) => (
          <TabsContent key={state} value={state}>
            <EventsPutAway state={state} mayEdit={mayEdit} />
          </TabsContent>
        ))}
      </Tabs>
      <EventDialogs
        asked={asked}
        page="cards"
        onClose={() => {
          setAsked(undefined)
        }}
        onCreated={(id) => {
          setAsked(undefined)
          open(id)
        }}
      />
      {isImporting && (
        <ImportEventDialog
          onClose={() => {
            setImporting(false)
          }}
          onCreated={({ id }) => {
            open(id)
          }}
        />
      )}
    </>
  )
}

// The address says which events are shown, so that a link or a reload comes back to them.
function useShown(): [string, (show: string) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('show')
  return [
    asked === 'archived' || asked === 'deleted' ? asked : 'present',
    (show) => {
      setParams(show === 'present' ? {} : { show }, { replace: true })
    },
  ]
}
