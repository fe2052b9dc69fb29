/* The choice of the event for organisers, who see the finder as their guests do. */
import { Copy } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useEvents } from '@/api/events'
import type { Event } from '@/api/schema'
import { useSite } from '@/api/site'
import { CurrentEvent } from '@/events/EventScreen'
import type { EventPickerProps } from '@/guest-pages/in-shell'
import { useCurrentEvent } from '@/lib/current-event'
import { ofEvent } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Select'
import { toast } from '@/ui/toast'

const none = { text: 'Create an event to look for seats in it.' }

/** Renders the choice where there are several events, and opens the current one where the address names none. */
export function FinderEvents({ eventId, publicId, isUnknown, onChoose }: EventPickerProps) {
  const query = useEvents()
  const events = query.data?.filter(({ archivedAt }) => archivedAt === undefined)
  const { event } = useCurrentEvent(events)
  const current = event?.id
  // Only what is known of the events opens one: a choice made before the address has followed must not be undone.
  const open = useEffectEvent(onChoose)
  useEffect(() => {
    if (eventId === '' && current !== undefined) open(current)
  }, [eventId, current])
  if (events === undefined || events.length === 0) {
    return <CurrentEvent none={none}>{() => null}</CurrentEvent>
  }
  return (
    <div className="mb-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {(events.length > 1 || isUnknown) && (
          <Choice events={events} eventId={eventId} onChoose={onChoose} />
        )}
        {publicId !== undefined && <CopyLink publicId={publicId} />}
      </div>
      {isUnknown && (
        <p role="alert" className="rounded-card bg-warning-soft p-4 text-base text-warning">
          This event does not exist or is not one of yours. Choose another one.
        </p>
      )}
    </div>
  )
}

type ChoiceProps = Pick<EventPickerProps, 'eventId' | 'onChoose'> & { events: readonly Event[] }

function Choice({ events, eventId, onChoose }: ChoiceProps) {
  const isOwn = events.some(({ id }) => id === eventId)
  return (
    <label className="flex min-w-0 items-center gap-3 text-sm text-muted">
      Event
      <Select
        className="w-72 max-w-full"
        value={isOwn ? eventId : ''}
        onChange={({ target }) => {
          onChoose(target.value)
        }}
      >
        {!isOwn && <option value="">Choose an event</option>}
        {events.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** The link for invitations and signs; it opens the same page for guests. */
function CopyLink({ publicId }: { publicId: string }) {
  const { pathname } = useLocation()
  const site = useSite()
  const copy = async () => {
    // Guests use the configured address, which may differ from the one that opened this page.
    const { baseUrl } = site.data ?? (await site.refetch({ throwOnError: true })).data ?? {}
    if (baseUrl === undefined) throw new Error('The address of this installation is unknown.')
    const link = `${baseUrl}${ofEvent(pathname, publicId)}`
    await navigator.clipboard.writeText(link)
    toast.success('Copied!', link)
  }
  const fail = () => {
    toast.error('Error', 'The browser did not allow copying.')
  }
  return (
    <Button onClick={() => void copy().catch(fail)}>
      <Copy aria-hidden />
      Copy link for guests
    </Button>
  )
}
