/* An event as a calendar file (RFC 5545) that phones and mail programs open. */

/** What a calendar needs of an event. */
type CalendarEvent = {
  name: string
  date: string
  endsAt?: string | null
  venue?: string | null
}

/** Hours of an event without an end, as in the file that emails bring. */
const hours = 4

/**
 * Returns the text of the file. `uid` names the event: with that of the emails, a second file replaces the first, so
 * it says the same. `url` is the page of the guest.
 */
export function calendarFile(
  event: CalendarEvent,
  { uid, url }: { uid: string; url: string },
  now: Date,
): string {
  const { name, date, endsAt, venue } = event
  const hasEnd = endsAt != null && new Date(endsAt) > new Date(date)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seatwright//Registration//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now.toISOString())}`,
    `DTSTART:${utc(date)}`,
    hasEnd ? `DTEND:${utc(endsAt)}` : `DURATION:PT${String(hours)}H`,
    `SUMMARY:${escaped(name)}`,
    ...(venue == null || venue === '' ? [] : [`LOCATION:${escaped(venue)}`]),
    ...(/^[!-~]+$/.test(url) ? [`URL:${url}`] : []),
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** “20270612T140000Z”: calendars show the instant on the clock of their owner. */
function utc(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A text value (RFC 5545, 3.3.11); the only control characters in it are line breaks. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '')
}

/** Lines have at most 75 bytes; those that continue start with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
