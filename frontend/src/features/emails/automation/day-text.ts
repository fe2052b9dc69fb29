/* Short dates of the timeline, on the clock of the event. */
import { locale } from '@/lib/locale'

type Moment = { date: string; zone: string }

/** “12 Jun”, with the year unless it is the present one. */
export function dayAndMonth({ date, zone }: Moment, now: Date): string {
  const yearOf = (instant: Date) =>
    instant.toLocaleDateString('en', { year: 'numeric', timeZone: zone })
  const at = new Date(date)
  const options = { day: 'numeric', month: 'short', timeZone: zone } as const
  return at.toLocaleDateString(
    locale,
    yearOf(at) === yearOf(now) ? options : { ...options, year: 'numeric' },
  )
}

/** “Sat”. */
export function weekday({ date, zone }: Moment): string {
  return new Date(date).toLocaleDateString(locale, { weekday: 'short', timeZone: zone })
}
