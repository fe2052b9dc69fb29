/*
 * Rules that the dialogs check before the server is asked, in the server's words. The server checks them again, and
 * also what it alone knows: times that a clock change skips.
 */
import { facts } from '@/generated/facts.gen'
import type { EventValues } from '@/features/events/event-form'
import { messages } from '@/features/events/messages'
import { instantOf } from '@/lib/wall-time'
import type { FieldErrors } from '@/ui/form/use-form'

const { eventNameMax, eventLineMax, eventDescriptionMax } = facts.limits

/** The first and the last moment that a date control offers. */
export const dateBounds = {
  min: `${String(facts.limits.eventYearMin)}-01-01T00:00`,
  max: `${String(facts.limits.eventYearMax)}-12-31T23:59`,
} as const

/** The same for dates without a time. */
export const dayBounds = { min: dayOf(dateBounds.min), max: dayOf(dateBounds.max) } as const

function dayOf(wall: string): string {
  return wall.slice(0, 10)
}

/** Returns a message for each field that breaks a rule. */
export function checkEvent(values: EventValues): FieldErrors<EventValues> {
  const errors: FieldErrors<EventValues> = {
    name: values.name.trim() === '' ? messages.nameRequired : textError(values.name, eventNameMax),
    date: values.date === '' ? messages.dateRequired : undefined,
    description: textError(values.description, eventDescriptionMax, true),
    venue: textError(values.venue, eventLineMax),
    contact: textError(values.contact, eventLineMax),
    endDate:
      values.endDate !== '' && values.date !== '' && values.endDate < values.date
        ? messages.endBeforeStart
        : undefined,
    retentionUntil:
      values.retentionUntil !== '' && values.retentionUntil < dayOf(values.endDate || values.date)
        ? messages.retentionBeforeEnd
        : undefined,
  }
  return errors
}

// Control characters, separators of lines and paragraphs, and the marks that turn the text around them.
const invisible = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u
const invisibleInLines = /[^\P{Cc}\n\r\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u

/** Returns what is wrong with a text, or undefined. Lengths count characters as people do. */
export function textError(text: string, max: number, severalLines = false): string | undefined {
  const bad = (severalLines ? invisibleInLines : invisible).exec(text)?.[0]
  if (bad !== undefined) {
    const code = (bad.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `Remove the invisible control character U+${code}.`
  }
  return [...text.normalize('NFC').trim()].length > max
    ? `Use at most ${String(max)} characters.`
    : undefined
}

/** Returns whether a time on the clocks of the zone is in the past. */
export function isPast(wall: string, zone: string, now: Date): boolean {
  const instant = instantOf(wall, zone)
  return instant !== undefined && instant.getTime() < now.getTime()
}
