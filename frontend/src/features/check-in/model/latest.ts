/* The scans of this device as a list: what became of each, by what is known now. */
import type { KnownEntry, WaitingEntry } from '@/features/check-in/model/entries'
import type { Roster } from '@/features/check-in/model/roster'

export type Scan = {
  id: string
  time: number
  guestId?: string
  code?: string
  what: 'in' | 'walk-in' | 'already' | 'undone' | 'refused' | 'other-event' | 'unknown' | 'waiting'
}

type Log = {
  known: ReadonlyMap<string, KnownEntry>
  waiting: readonly WaitingEntry[]
  aliases: Readonly<Record<string, string>>
}

/** Returns the newest scans of a device. */
export function latestScans({ known, waiting, aliases }: Log, roster: Roster, device: string) {
  const most = 20
  const own = [...known.values()].filter(isScanOf(device))
  const queued = waiting.filter((entry) => isScanOf(device)(entry) && !known.has(entry.id))
  return [...own, ...queued]
    .sort((a, b) => b.time - a.time)
    .slice(0, most)
    .map((entry): Scan => {
      const guestId = entry.guest === null ? undefined : (aliases[entry.guest] ?? entry.guest)
      return {
        id: entry.id,
        time: entry.time,
        what: whatBecame(entry, guestId, roster),
        ...(guestId === undefined ? {} : { guestId }),
        ...(entry.code === undefined ? {} : { code: entry.code }),
      }
    })
}

const isScanOf = (device: string) => (entry: KnownEntry | WaitingEntry) =>
  entry.device === device && entry.kind !== 'undo'

function whatBecame(
  entry: KnownEntry | WaitingEntry,
  guestId: string | undefined,
  roster: Roster,
): Scan['what'] {
  if (guestId === undefined && 'wire' in entry) return 'waiting'
  const result = 'result' in entry ? entry.result : undefined
  if (result === 'unknown_code') return 'unknown'
  if (result === 'other_event') return 'other-event'
  if (result === 'declined' || result === 'invalid') return 'refused'
  const counts = roster.byId.get(guestId ?? '')?.arrivals.includes(entry.id) === true
  if (!counts) return 'undone'
  if (result === 'already_arrived') return 'already'
  return entry.kind === 'walk_in' ? 'walk-in' : 'in'
}
