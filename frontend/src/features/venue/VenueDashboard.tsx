/* What is set up of a venue: the event, the measures, the capacity of the entrances, and the way of a guest. */
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useProgress } from '@/api/progress'
import type { Event } from '@/api/schema'
import { useDeleteVenue, useSaveVenue, type Venue } from '@/api/venues'
import { editingOf, venueToSave } from '@/features/venue/venue-draft'
import { dimensions, figuresOf } from '@/features/venue/venue-facts'
import { RoutePreview } from '@/features/venue/RoutePreview'
import { capitalised } from '@/lib/capitalised'
import { dateAndTime, exactTime } from '@/lib/dates'
import { eventPath, ofEvent, paths } from '@/lib/paths'
import { countNoun } from '@/lib/words'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { toast } from '@/ui/toast'

type Props = { event: Event; venue: Venue; mayEdit: boolean; onEdit: () => void }

/** Guests who have not declined; undefined until they are counted. */
function useExpected({ id, guestCount }: Event): number | undefined {
  const { data } = useProgress(id)
  return data && guestCount - data.guests.declined
}

/** Renders the dashboard. */
export function VenueDashboard({ event, venue, mayEdit, onEdit }: Props) {
  const { total, active, hourlyCapacity, types } = figuresOf(venue)
  const expected = useExpected(event)
  return (
    <div className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <Facts
          title="Event"
          aside={
            <Badge tone={event.status === 'confirmed' ? 'success' : 'info'}>
              {capitalised(event.status)}
            </Badge>
          }
          facts={[
            ['Date', dateAndTime(event)],
            ['Expected guests', expected ?? '…'],
            ['Active entrances', active],
          ]}
        />
        <Facts
          title="Venue configuration"
          facts={[
            ['Name', venue.name],
            ['Dimensions', dimensions(venue)],
            ['Scale', `${String(venue.scale)} px/meter`],
            ['Room', dimensions(venue.roomSize)],
            ['Last updated', venue.updatedAt == null ? 'Never' : exactTime(venue.updatedAt)],
          ]}
        >
          {!venue.saved && (
            <p className="mt-2 text-sm text-muted">
              Not set up yet. Until then, the room of the floor plan is the venue, and its doors are
              the entrances.
            </p>
          )}
        </Facts>
        <Facts
          title="Navigation capacity"
          facts={[
            ['Total entrances', total],
            ['Active entrances', active],
            ['Hourly capacity', `${hourlyCapacity.toLocaleString('en')} people`],
          ]}
        >
          {types.length > 0 && (
            <ul aria-label="Entrance types" className="mt-2 flex flex-wrap gap-1.5">
              {types.map((type) => (
                <li key={type}>
                  <Badge>{type}</Badge>
                </li>
              ))}
            </ul>
          )}
          {hourlyCapacity > 0 && expected !== undefined && expected > 0 && (
            <p className="mt-2 text-sm text-muted">
              {`It takes about ${minutesFor(expected, hourlyCapacity)} for ${countNoun(expected, 'guest')} to come in.`}
            </p>
          )}
        </Facts>
        <Card className="p-4">
          <h2 className="font-semibold">Quick actions</h2>
          <ul className="mt-2 divide-y divide-border">
            {mayEdit && (
              <li>
                <button type="button" className={actionLook} onClick={onEdit}>
                  {venue.saved ? 'Edit Venue' : 'Setup Venue'}
                  <ChevronRight aria-hidden className="size-4" />
                </button>
              </li>
            )}
            <Action to={`${eventPath(event.id)}?signs=1`}>Print entrance signs</Action>
            <Action to={eventPath(event.id)}>Open floor plan</Action>
            <Action to={ofEvent(paths.findSeat, event.id)}>Find a seat as a guest</Action>
            {mayEdit && venue.saved && (
              <li>
                <DeleteVenue venue={venue} eventId={event.id} />
              </li>
            )}
          </ul>
        </Card>
      </div>
      <RoutePreview event={event} />
    </div>
  )
}

function minutesFor(guests: number, hourly: number): string {
  const minutes = Math.max(1, Math.ceil((guests / hourly) * 60))
  return minutes === 1 ? '1 minute' : `${String(minutes)} minutes`
}

const actionLook =
  'flex min-h-11 w-full items-center justify-between gap-3 py-2 text-left hover:text-accent'

function Action({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={actionLook}>
        {children}
        <ChevronRight aria-hidden className="size-4" />
      </Link>
    </li>
  )
}

/** Without asking, since Undo saves the same venue again. */
function DeleteVenue({ venue, eventId }: { venue: Venue; eventId: string }) {
  const remove = useDeleteVenue(eventId)
  const save = useSaveVenue(eventId)
  const restore = () => {
    save.mutate(venueToSave(editingOf(venue).draft, undefined), {
      onError: () => {
        toast.error('Error', 'Failed to save venue configuration')
      },
    })
  }
  return (
    <Button
      variant="danger-ghost"
      className="my-1 w-full justify-start px-0"
      pending={remove.isPending}
      pendingLabel="Deleting…"
      onClick={() => {
        remove.mutate(undefined, {
          onSuccess: () => {
            toast.success('Venue configuration deleted', undefined, {
              action: { label: 'Undo', run: restore },
            })
          },
          onError: (error) => {
            toast.error('Error', error.message)
          },
        })
      }}
    >
      Delete configuration
    </Button>
  )
}

type FactsProps = {
  title: string
  aside?: ReactNode
  facts: readonly (readonly [string, ReactNode])[]
  children?: ReactNode
}

function Facts({ title, aside, facts, children }: FactsProps) {
  return (
    <Card className="p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{title}</h2>
        {aside}
      </div>
      <dl className="mt-2 flex flex-col gap-1.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}
