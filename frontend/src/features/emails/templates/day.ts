/* Days and times of emails, on the clock of the event. */
import { locale } from '@/lib/locale'
import { timeOfDay } from '@/lib/dates'

/** “5 March”, with the year when it is another one. */
export function dayOf(instant: string, zone: string, now = new Date()): string {
  const at = new Date(instant)
  const isThisYear = yearIn(at, zone) === yearIn(now, zone)
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: zone,
  }).format(at)
}

/** “14:41” today, “5 March, 14:41” otherwise. */
export function timeOrDay(instant: string, zone: string, now = new Date()): string {
  const time = timeOfDay({ date: instant, zone })
  const day = dayOf(instant, zone, now)
  return day === dayOf(now.toISOString(), zone, now) ? time : `${day}, ${time}`
}

function yearIn(date: Date, zone: string): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone }).format(date)
}
