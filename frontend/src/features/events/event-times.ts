/* How the end of an event reads beside its start. */
import type { Event } from '@/api/schema'
import { longDate, timeOfDay } from '@/lib/dates'

/** “to 23:00”, “to Sunday, 13 June 2027, 02:00” when that is another day, or undefined when no end was said. */
export function endOf(event: Pick<Event, 'date' | 'endDate' | 'zone'>): string | undefined {
  if (event.endDate == null) return undefined
  const end = { date: event.endDate, zone: event.zone }
  const time = timeOfDay(end)
  return longDate(end) === longDate(event) ? `to ${time}` : `to ${longDate(end)}, ${time}`
}
