/* Days and times of day as the public pages write them. */

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** “21 November 2026” for 2026-11-21. */
export function dayOf(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** “10:48:23”, by the visitor's clock. */
export function timeOf(instant: Date): string {
  return time.format(instant)
}
