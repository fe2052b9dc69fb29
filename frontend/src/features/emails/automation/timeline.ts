/* The rows of the timeline: what was sent, today, and what comes, with what is known of each. */
import type { Campaign, EmailSchedule, EmailTimeline, TimelineEntry } from '@/api/email-types'
import { hasTime } from '@/features/emails/schedules/schedule-draft'

export type TimelineRow = { key: string; at: string | undefined } & (
  | { kind: 'today' }
  | { kind: 'campaign'; entry: TimelineEntry; campaign: Campaign | undefined }
  | { kind: 'schedule'; entry: TimelineEntry; schedule: EmailSchedule | undefined }
  | { kind: 'deadline' | 'event'; entry: TimelineEntry }
)

/** Returns the rows by time, with today among them; what has no time comes last. */
export function rowsOf(
  { entries, now }: EmailTimeline,
  schedules: readonly EmailSchedule[],
  campaigns: readonly Campaign[],
): TimelineRow[] {
  const rows = [...entries, ...missing(entries, schedules)].map((entry, index) =>
    rowOf(entry, index, schedules, campaigns),
  )
  const dated = rows.filter(({ at }) => at !== undefined)
  if (dated.length === 0) return rows
  const today: TimelineRow = { kind: 'today', key: 'today', at: now }
  return [
    ...[...dated, today].sort((a, b) => instant(a) - instant(b)),
    ...rows.filter(({ at }) => at === undefined),
  ]
}

/** Schedules that have no place in time, because they have run or cannot run. They can still be changed. */
function missing(
  entries: readonly TimelineEntry[],
  schedules: readonly EmailSchedule[],
): TimelineEntry[] {
  const shown = new Set(entries.filter(({ kind }) => kind === 'schedule').map(({ id }) => id))
  return schedules
    .filter(({ id }) => !shown.has(id))
    .map(({ id, templateName }) => ({
      kind: 'schedule',
      id,
      title: templateName,
      detail: '',
    }))
}

function rowOf(
  entry: TimelineEntry,
  index: number,
  schedules: readonly EmailSchedule[],
  campaigns: readonly Campaign[],
): TimelineRow {
  const { kind, at, id } = entry
  const row = { key: `${kind}-${id ?? String(index)}`, at }
  switch (kind) {
    case 'campaign':
      return { ...row, kind, entry, campaign: campaigns.find((one) => one.id === id) }
    case 'schedule': {
      const schedule = schedules.find((one) => one.id === id)
      const placed = at ?? schedule?.nextRunAt ?? schedule?.lastRun?.at
      // A trigger without a time of its own can fire at any time; its last run is not its place in time.
      const isTimed = schedule === undefined || hasTime(schedule.triggerType)
      return { ...row, kind, at: isTimed ? placed : undefined, entry, schedule }
    }
    case 'deadline':
    case 'event':
      return { ...row, kind, entry }
  }
}

function instant({ at }: TimelineRow): number {
  return at === undefined ? Infinity : Date.parse(at)
}

/** Returns whether a row lies before `now`. */
export function isPast({ at }: TimelineRow, now: string): boolean {
  return at !== undefined && Date.parse(at) < Date.parse(now)
}

/** Where things are on a line of time, in percent. */
type Scale = {
  place: (instant: string) => number
  months: { label: string; at: number }[]
}

/** Most names of months that fit beside each other. */
const maxMonths = 9

/** Returns the scale on which all dated rows fit, or undefined for fewer than two moments. */
export function scaleOf(rows: readonly TimelineRow[], zone: string, locale: string) {
  const instants = rows.map(instant).filter(Number.isFinite)
  const first = Math.min(...instants)
  const last = Math.max(...instants)
  if (!(last > first)) return undefined
  const room = (last - first) * 0.06
  const [from, to] = [first - room, last + room]
  const place = (at: number) => ((at - from) / (to - from)) * 100
  const scale: Scale = {
    place: (at) => place(Date.parse(at)),
    months: monthsBetween(from, to, zone, locale).map(({ label, at }) => ({
      label,
      at: place(at),
    })),
  }
  return scale
}

function monthsBetween(from: number, to: number, zone: string, locale: string) {
  const start = new Date(from)
  const months: { label: string; at: number }[] = []
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: zone })
  for (let step = 1; ; step += 1) {
    // The middle of its first day names a month rightly in every zone.
    const at = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + step, 1)
    if (at >= to) break
    months.push({ label: name.format(at + 43_200_000), at })
  }
  const each = Math.ceil(months.length / maxMonths)
  return months.filter((_, index) => index % each === 0)
}

/** Returns which places have room for a label of this width, in percent; `first` always gets its label. */
export function labelled(places: readonly number[], width: number, first: number): boolean[] {
  const taken: number[] = []
  const fits = places.map(() => false)
  for (const index of [first, ...places.keys()]) {
    const place = places[index]
    if (place === undefined || taken.some((other) => Math.abs(other - place) < width)) continue
    taken.push(place)
    fits[index] = true
  }
  return fits
}
