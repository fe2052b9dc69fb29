/* The values of the event dialogs: what they start with, and what is sent. */
import type { Event, EventPatch, EventStatus } from '@/api/schema'
import { facts } from '@/generated/facts.gen'
import { browserZone, toMinutes } from '@/lib/dates'

/** The fields of both dialogs. The three dates with a time are clocks on the wall in `zone`. */
export type EventValues = {
  name: string
  date: string
  zone: string
  status: EventStatus
  description: string
  venue: string
  endDate: string
  contact: string
  rsvpDeadline: string
  /** A date without a time. */
  retentionUntil: string
  /** Empty for the default colour. */
  accent: string
  /** How guests find their seats; empty while the event is made. */
  findMode: Event['findMode'] | ''
  /** For guests who chose no language. */
  language: Event['language']
}

/** The colour of events without a choice; the first of the named colours. */
const defaultAccent = facts.namedAccents[0].colour

/** The colours with names as the dialogs hold them. */
export const accents = facts.namedAccents.map(({ name, colour }) => ({
  name,
  colour,
  value: colour === defaultAccent ? '' : colour,
}))

/** A new event, in the zone of this browser. */
export function emptyEvent(): EventValues {
  return {
    name: '',
    date: '',
    zone: browserZone(),
    status: 'planning',
    description: '',
    venue: '',
    endDate: '',
    contact: '',
    rsvpDeadline: '',
    retentionUntil: '',
    accent: '',
    findMode: '',
    language: 'en',
  }
}

/** The fields of an event as the edit dialog shows them: cut to minutes, on the clocks of the event's zone. */
export function valuesOf(event: Event): EventValues {
  return {
    name: event.name,
    date: toMinutes(event.localDate),
    zone: event.zone,
    status: event.status,
    description: event.description,
    venue: event.venue,
    endDate: toMinutes(event.localEndDate ?? ''),
    contact: event.contact,
    rsvpDeadline: toMinutes(event.localRsvpDeadline ?? ''),
    retentionUntil: event.retentionUntil ?? '',
    accent: event.accent == null || event.accent === defaultAccent ? '' : event.accent,
    findMode: event.findMode,
    language: event.language,
  }
}

/** What to send for a new event. What was left empty is not sent. */
export function newEventOf(values: EventValues) {
  return {
    name: values.name.trim(),
    date: values.date,
    zone: values.zone,
    venue: values.venue.trim(),
    description: values.description.trim(),
    ...(values.endDate === '' ? {} : { endDate: values.endDate }),
    ...(values.contact.trim() === '' ? {} : { contact: values.contact.trim() }),
    ...(values.rsvpDeadline === '' ? {} : { rsvpDeadline: values.rsvpDeadline }),
    ...(values.retentionUntil === '' ? {} : { retentionUntil: values.retentionUntil }),
    ...(values.accent === '' ? {} : { accent: values.accent }),
    ...(values.language === 'en' ? {} : { language: values.language }),
  }
}

const texts = ['name', 'venue', 'description', 'contact'] as const
const dates = ['date', 'endDate', 'rsvpDeadline'] as const

/**
 * Returns what to send for an edit: only the fields that changed. A save without a change therefore moves no instant,
 * not even in the hour that a clock change repeats, and reverts no one else's change. A date is sent with its zone. A
 * new zone is sent with all dates, because the times shown in the dialog are meant in the new zone.
 */
export function patchOf(before: EventValues, after: EventValues): EventPatch {
  const moved = before.zone !== after.zone
  const patch: EventPatch = {}
  for (const field of texts) {
    const typed = after[field].trim()
    if (typed !== before[field]) patch[field] = typed
  }
  if (after.status !== before.status) patch.status = after.status
  for (const field of dates) {
    if (before[field] !== after[field] || (moved && after[field] !== '')) {
      patch[field] = after[field] === '' ? null : after[field]
      patch.zone = after.zone
    }
  }
  if (before.retentionUntil !== after.retentionUntil) {
    patch.retentionUntil = after.retentionUntil === '' ? null : after.retentionUntil
  }
  if (before.accent !== after.accent) patch.accent = after.accent === '' ? null : after.accent
  if (before.findMode !== after.findMode && after.findMode !== '') patch.findMode = after.findMode
  if (before.language !== after.language) patch.language = after.language
  return patch
}

/** Returns whether there is nothing to send. */
export function isUnchanged(patch: EventPatch): boolean {
  return Object.keys(patch).length === 0
}
