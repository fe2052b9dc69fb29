/*
 * Dates as people read them. An event happens at a place, so its times are shown on the clock of
 * its zone, never on the clock of the reader.
 */

import { locale } from '@/lib/locale'

type Moment = { date: string; zone: string }

/** “Saturday, 12 June 2027”; pages in another language name their locale. */
export function longDate({ date, zone }: Moment, inLocale = locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return format(date, zone, options, inLocale)
}

/** “12 Jun 2027”. */
export function shortDate({ date, zone }: Moment): string {
  return format(date, zone, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** “15:00”. */
export function timeOfDay({ date, zone }: Moment, inLocale = locale): string {
  return format(date, zone, { hour: '2-digit', minute: '2-digit' }, inLocale)
}

/** “15:00 BST”, in German “15:00 Ortszeit”, for a reader whose clock differs from the event's at that moment, otherwise “15:00”. */
export function timeForReader(moment: Moment, inLocale = locale): string {
  const here = zoneOffset({ date: moment.date, zone: browserZone() })
  if (zoneOffset(moment) === here) return timeOfDay(moment, inLocale)
  // German has no short names for the zones of other countries.
  if (inLocale.startsWith('de')) return `${timeOfDay(moment, inLocale)} Ortszeit`
  const options = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return format(moment.date, moment.zone, options, inLocale)
}

/** “12 Jun 2027, 15:00”. */
export function dateAndTime(moment: Moment): string {
  return `${shortDate(moment)}, ${timeOfDay(moment)}`
}

/** “12 Jun 2027, 15:00:30” on the clock of this browser, for what happened rather than takes place. */
export function exactTime(instant: string): string {
  const zone = browserZone()
  const moment = { date: instant, zone }
  return `${shortDate(moment)}, ${format(instant, zone, { timeStyle: 'medium' })}`
}

/** “GMT+1”: how far the zone's clock is from UTC at that moment; the zone's name when unknown. */
export function zoneOffset({ date, zone }: Moment): string {
  try {
    const parts = formatter({ timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
      new Date(date),
    )
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
  } catch {
    return zone
  }
}

// Browsers still list some cities under their former names.
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** “London (Europe)”: a zone's name as a person would say it. */
export function zoneLabel(name: string): string {
  const zone = renamed[name] ?? name
  const parts = zone.replaceAll('_', ' ').split('/')
  const city = parts.at(-1) ?? zone
  const region = parts.slice(0, -1).join(', ')
  return region === '' ? city : `${city} (${region})`
}

/** The zone of this browser. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Every zone the browser knows, grouped by region; `include` is always among them. */
export function zonesByRegion(include: string): { region: string; zones: string[] }[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', include])
  const groups = new Map<string, string[]>()
  for (const zone of [...known].sort()) {
    const region = zone.includes('/') ? (zone.split('/')[0] ?? 'Other') : 'Other'
    groups.set(region, [...(groups.get(region) ?? []), zone])
  }
  return [...groups].map(([region, zones]) => ({ region, zones }))
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_629_800],
  ['year', 31_557_600],
]

const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })

/** “5 minutes ago”; “just now” within a minute, also when the clocks of server and browser differ. */
export function relativeTime(instant: string, now: Date): string {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000
  if (!(seconds >= 60)) return 'just now'
  const [unit, size] = steps.findLast(([, size]) => seconds >= size) ?? ['minute', 60]
  return relative.format(-Math.floor(seconds / size), unit)
}

/** Cuts a wall-clock text to minutes, as a date-time control wants it: `2027-06-12T15:00`. */
export function toMinutes(localDate: string): string {
  return localDate.slice(0, 16)
}

function format(
  instant: string,
  zone: string,
  options: Intl.DateTimeFormatOptions,
  inLocale = locale,
): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  try {
    return formatter({ ...options, timeZone: zone }, inLocale).format(date)
  } catch {
    return formatter({ ...options, timeZone: 'UTC' }, inLocale).format(date)
  }
}

// Making a formatter costs a hundred times what using it does; a list of 500 events shows it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions, inLocale = locale): Intl.DateTimeFormat {
  const key = inLocale + JSON.stringify(options)
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(inLocale, options)
  formatters.set(key, made)
  return made
}
