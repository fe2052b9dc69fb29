/*
 * Wall times: what the clocks of a zone show, as `2027-06-12T15:00`. The server decides what they mean;
 * here they only become hints, and the zone of this browser plays no part.
 */
import { zoneOffset } from '@/lib/dates'

/** Returns the instant at which the clocks of `zone` show `wall`; undefined when either cannot be read. */
export function instantOf(wall: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const offset = offsetMinutes(asUtc, zone)
  if (offset === undefined) return undefined
  // The offset at the guess may differ from the one at the answer when the clocks change in between.
  const guess = asUtc - offset * 60_000
  return new Date(asUtc - (offsetMinutes(guess, zone) ?? offset) * 60_000)
}

/** Returns what the clocks of `zone` show at an instant, to the minute; empty when either cannot be read. */
export function wallOf(instant: string, zone: string): string {
  const at = Date.parse(instant)
  const offset = Number.isNaN(at) ? undefined : offsetMinutes(at, zone)
  if (offset === undefined) return ''
  return new Date(at + offset * 60_000).toISOString().slice(0, 16)
}

/** “GMT+2”: the zone's offset when its clocks show `wall`, or now when `wall` cannot be read. */
export function offsetAt(wall: string, zone: string): string {
  const instant = instantOf(wall, zone) ?? new Date()
  return zoneOffset({ date: instant.toISOString(), zone })
}

function offsetMinutes(instant: number, zone: string): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(instant)
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((found) => found.type === type)?.value)
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
    )
    return Math.round((shown - instant) / 60_000)
  } catch {
    return undefined
  }
}
