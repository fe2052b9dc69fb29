/* Whether a door is opened on the day of its event. */
import { longDate } from '@/lib/dates'

const dayMs = 86_400_000

/** Returns the day of an event that is more than a day away or two days over, for a door that opened the wrong one. */
export function otherDay(
  { date, timeZone }: { date: string; timeZone: string },
  now: number,
): string | undefined {
  const days = (now - Date.parse(date)) / dayMs
  return days > -1 && days < 2 ? undefined : longDate({ date, zone: timeZone })
}
