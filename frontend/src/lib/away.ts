/* Since when a person has not seen an event in this browser. */
import { readStored, writeStored } from '@/lib/browser-storage'

/** An absence this long is worth a line. */
const AWAY_MS = 60 * 60_000
/** The line is offered this long, also after a reload. */
const OFFERED_MS = 30 * 60_000
/** Events whose visits a browser remembers. */
const EVENTS_MAX = 30
const KEY = 'visits'

/** Milliseconds: when the event was last seen, and the absence that ended `back`. */
type Visit = { seen: number; since?: number; back?: number }
type Visits = Record<string, Visit>

/** Notes that a person sees an event; returns since when they had not, when that is worth a line. */
export function noteVisit(account: string, eventId: string, now: number): number | undefined {
  const visits = read()
  const name = `${account} ${eventId}`
  const next = visit(visits[name], now)
  write({ ...visits, [name]: next })
  return next.since
}

/** The person has read the line. */
export function endAbsence(account: string, eventId: string, now: number): void {
  write({ ...read(), [`${account} ${eventId}`]: { seen: now } })
}

function visit(before: Visit | undefined, now: number): Visit {
  if (before === undefined || before.seen > now) return { seen: now }
  if (now - before.seen >= AWAY_MS) return { seen: now, since: before.seen, back: now }
  const isOffered = before.back !== undefined && now - before.back < OFFERED_MS
  return isOffered ? { ...before, seen: now } : { seen: now }
}

function read(): Visits {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(entries.flatMap(([name, value]) => visitOf(name, value)))
  } catch {
    return {}
  }
}

function visitOf(name: string, value: unknown): [string, Visit][] {
  if (typeof value !== 'object' || value === null) return []
  if (!('seen' in value) || typeof value.seen !== 'number') return []
  const { seen } = value
  const since = 'since' in value && typeof value.since === 'number' ? value.since : undefined
  const back = 'back' in value && typeof value.back === 'number' ? value.back : undefined
  const isAbsence = since !== undefined && back !== undefined
  return [[name, isAbsence ? { seen, since, back } : { seen }]]
}

function write(visits: Visits): void {
  const newest = Object.entries(visits).toSorted(([, one], [, other]) => other.seen - one.seen)
  writeStored(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, EVENTS_MAX))))
}
