/* Days and times of emails, on the clock of the event. */
import { locale } from '@/lib/locale'

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

function yearIn(date: Date, zone: string): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone }).format(date)
}
