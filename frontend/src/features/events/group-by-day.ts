/* Puts what happened under the days on which it happened, on the calendar of this browser. */
import type { Activity } from '@/api/schema'
import { browserZone, longDate } from '@/lib/dates'

/** Returns the entries by day in the given order; the two latest days are called Today and Yesterday. */
export function groupByDay(
  entries: readonly Activity[],
  now: Date,
): { day: string; entries: Activity[] }[] {
  const days: { day: string; entries: Activity[] }[] = []
  for (const entry of entries) {
    const day = dayName(entry.at, now)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

function dayName(instant: string, now: Date): string {
  const zone = browserZone()
  const name = (date: Date) => longDate({ date: date.toISOString(), zone })
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const day = name(new Date(instant))
  if (day === name(now)) return 'Today'
  return day === name(yesterday) ? 'Yesterday' : day
}
