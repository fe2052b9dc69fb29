/* How many days are left until something takes place, as a calendar at its place counts them. */

const dayMs = 86_400_000

/** Returns the days from the date of `now` to the date of `date` in `zone`: 0 on the day itself, negative afterwards. */
export function daysUntil({ date, zone }: { date: string; zone: string }, now: Date): number {
  return Math.round((calendarDay(new Date(date), zone) - calendarDay(now, zone)) / dayMs)
}

/** Returns midnight UTC of the date that a calendar in the zone shows; in UTC when the browser does not know the zone. */
function calendarDay(instant: Date, zone: string): number {
  return Date.parse(`${calendarDate(instant, zone)}T00:00:00Z`)
}

function calendarDate(instant: Date, zone: string): string {
  try {
    // The date format of Canada is that of ISO 8601.
    return instant.toLocaleDateString('en-CA', { timeZone: zone })
  } catch {
    return instant.toISOString().slice(0, 10)
  }
}
