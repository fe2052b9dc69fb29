/* The choice of the event for organisers, who see the finder as their guests do. */
import { useEffect } from 'react'
import { useEvents } from '@/api/events'
import { CurrentEvent } from '@/events/EventScreen'
import { useCurrentEvent } from '@/lib/current-event'
import { Select } from '@/ui/Select'

type Props = {
  /** The event of the address; empty while it names none. */
  eventId: string
  onChoose: (eventId: string) => void
}

const none = { text: 'Create an event to look for seats in it.' }

/** Renders the choice where there are several events, and opens the current one where the address names none. */
export function OrganiserEvents({ eventId, onChoose }: Props) {
  const query = useEvents()
  const events = query.data?.filter(({ archivedAt }) => archivedAt === undefined)
  const { event } = useCurrentEvent(events)
  const current = event?.id
  useEffect(() => {
    if (eventId === '' && current !== undefined) onChoose(current)
  }, [eventId, current, onChoose])
  if (events === undefined || events.length === 0) {
    return <CurrentEvent none={none}>{() => null}</CurrentEvent>
  }
  if (events.length < 2) return null
  const isOwn = events.some(({ id }) => id === eventId)
  return (
    <label className="mb-4 flex min-w-0 items-center gap-3 text-sm text-muted">
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
