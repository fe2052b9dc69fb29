/* The values of the event dialogs: what they start with, when they are complete, what is sent. */
import type { Event } from '@/api/schema'
import { messages } from '@/features/events/messages'
import { browserZone, toMinutes } from '@/lib/dates'
import type { FieldErrors } from '@/lib/form'

/** The fields of both dialogs. `date` is a clock on the wall in `zone`. */
export type EventValues = {
  name: string
  date: string
  zone: string
  venue: string
  description: string
  status: string
}

/** A new event, in the zone of this browser. */
export function emptyEvent(): EventValues {
  return {
    name: '',
    date: '',
    zone: browserZone(),
    venue: '',
    description: '',
    status: 'planning',
  }
}

/** The fields of an event as the edit dialog shows them. */
export function valuesOf(event: Event): EventValues {
  return {
    name: event.name,
    date: toMinutes(event.localDate),
    zone: event.zone,
    venue: event.venue,
    description: event.description,
    status: event.status,
  }
}

/** Name and date are required. */
export function checkEvent(values: EventValues): FieldErrors<EventValues> {
  return {
    ...(values.name.trim() === '' ? { name: messages.nameRequired } : {}),
    ...(values.date === '' ? { date: messages.dateRequired } : {}),
  }
}

/**
 * What to send for an edit. Date and zone travel only when one of them was changed: a save without
 * a change must not move the instant, not even in the hour that a clock change repeats.
 */
export function patchOf(before: EventValues, after: EventValues): Partial<EventValues> {
  const moved = before.date !== after.date || before.zone !== after.zone
  return {
    name: after.name.trim(),
    venue: after.venue.trim(),
    description: after.description.trim(),
    status: after.status,
    ...(moved ? { date: after.date, zone: after.zone } : {}),
  }
}
