/* All events as a grid of cards. */
import { CalendarDays, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEvents } from '@/api/events'
import type { Event } from '@/api/schema'
import { CreateEventDialog } from '@/features/events/components/CreateEventDialog'
import { DeleteEventDialog } from '@/features/events/components/DeleteEventDialog'
import { EditEventDialog } from '@/features/events/components/EditEventDialog'
import { EventCard } from '@/features/events/components/EventCard'
import { eventTotals } from '@/features/events/event-list'
import { messages } from '@/features/events/messages'
import { rememberEvent } from '@/lib/current-event'
import { paths } from '@/lib/paths'
import { useTitle } from '@/lib/title'
import { count } from '@/lib/words'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { StatTile } from '@/ui/StatTile'

/** Renders the page with its dialogs. */
export function EventsPage() {
  useTitle('Events')
  const events = useEvents()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const [editing, setEditing] = useState<Event>()
  const [deleting, setDeleting] = useState<Event>()
  const totals = eventTotals(events.data ?? [])
  const create = () => {
    setCreating(true)
  }
  return (
    <>
      <PageHeader
        title="Events"
        text="Manage all your events from one place"
        actions={
          <Button variant="primary" onClick={create}>
            <Plus aria-hidden />
            Create Event
          </Button>
        }
      />
      <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <StatTile label="Total Events" value={count(totals.total)} />
        <StatTile label="In Planning" value={count(totals.planning)} />
        <StatTile label="Active" value={count(totals.active)} />
        <StatTile label="Total Guests" value={count(totals.guests)} />
      </div>
      {events.isPending ? (
        <div className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-56 rounded-card" />
          ))}
        </div>
      ) : events.isError ? (
        <Card role="alert" className="mt-8">
          <EmptyState title={messages.loadFailed.title} text={messages.loadFailed.text} />
        </Card>
      ) : events.data.length === 0 ? (
        <Card className="mt-8">
          <EmptyState
            icon={CalendarDays}
            title="No Events Yet"
            text="An event holds a floor plan, a guest list and the seating."
            action={
              <Button variant="primary" onClick={create}>
                Create Your First Event
              </Button>
            }
          />
        </Card>
      ) : (
        <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {events.data.map((event) => (
            <li key={event.id} className="min-w-0">
              <EventCard event={event} onEdit={setEditing} onDelete={setDeleting} />
            </li>
          ))}
        </ul>
      )}
      <CreateEventDialog
        open={creating}
        onClose={() => {
          setCreating(false)
        }}
        onCreated={(event) => {
          rememberEvent(event.id)
          void navigate(`${paths.dashboard}?event=${encodeURIComponent(event.id)}`)
        }}
      />
      {editing !== undefined && (
        <EditEventDialog
          key={editing.id}
          event={editing}
          onClose={() => {
            setEditing(undefined)
          }}
        />
      )}
      {deleting !== undefined && (
        <DeleteEventDialog
          event={deleting}
          page="cards"
          onClose={() => {
            setDeleting(undefined)
          }}
        />
      )}
    </>
  )
}
