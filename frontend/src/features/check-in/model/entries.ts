/* Entries on a device: those waiting to be sent, those the server has, and the conversion between them. */
import type {
  CheckInAnswer,
  CheckInGuest,
  CheckInLogEntry,
  CheckInResult,
  DoorListGuest,
  NewCheckIn,
} from '@/api/check-in'
import type { CheckInEntry } from '@/features/check-in/model/merge'

/** An entry that the server has, with its answer where this device made the entry. */
export type KnownEntry = CheckInEntry & {
  by?: string
  result?: CheckInResult
  /** What was scanned or typed; only this device knows it. */
  code?: string
  answer?: CheckInAnswer
}

/** An entry that the server does not have yet, or whose answer was lost. */
export type WaitingEntry = CheckInEntry & {
  by: string
  code?: string
  /** What is sent, without change, until the answer arrives. */
  wire: NewCheckIn
  /** Position in the queue, independent of the clock. */
  place: number
}

/** What identifies the device and the person that make an entry. */
export type EntryAuthor = { device: string; by: string }

/** Returns the entry for a request that is about to be queued. */
export function waitingEntry(
  wire: NewCheckIn,
  { device, by }: EntryAuthor,
  place: number,
): WaitingEntry {
  return {
    id: wire.id,
    kind: wire.kind,
    device,
    by,
    time: Date.parse(wire.at),
    guest: wire.guestId ?? null,
    // A device makes no entry for a guest who declined, except to admit them.
    admitted: true,
    wire,
    place,
    ...(wire.code === undefined ? {} : { code: wire.code }),
    ...(wire.undoes === undefined ? {} : { undoes: wire.undoes }),
    ...(wire.name === undefined ? {} : { name: wire.name }),
  }
}

/** The entry once its answer has arrived. */
export function answeredEntry(
  { wire, place: _, ...entry }: WaitingEntry,
  answer: CheckInAnswer,
): KnownEntry {
  return {
    ...entry,
    guest: answer.guest?.id ?? entry.guest,
    admitted: isAdmitted(wire.kind, answer.result),
    result: answer.result,
    answer,
  }
}

/** An entry as another device reads it. */
export function loggedEntry(entry: CheckInLogEntry): KnownEntry {
  return {
    id: entry.id,
    kind: entry.kind,
    device: entry.device,
    time: Date.parse(entry.correctedAt),
    guest: entry.guestId ?? null,
    // A scan of an unknown guest counts once their walk-in is stored.
    admitted: entry.counts || isAdmitted(entry.kind, entry.result),
    result: entry.result,
    ...(entry.by == null ? {} : { by: entry.by }),
    ...(entry.undoes == null ? {} : { undoes: entry.undoes }),
    ...(entry.name == null ? {} : { name: entry.name }),
  }
}

/** The arrivals that are in the list. */
export function listedEntries(guest: DoorListGuest): KnownEntry[] {
  return guest.arrivals.map(({ id, at, device, by }) => ({
    id,
    kind: 'arrive',
    device,
    time: Date.parse(at),
    guest: guest.id,
    admitted: true,
    ...(by == null ? {} : { by }),
  }))
}

/** Keeps what only this device knows when the log returns the entry. */
export function withOwnAnswer(logged: KnownEntry, own: KnownEntry | undefined): KnownEntry {
  if (own?.answer === undefined) return logged
  const { answer, code } = own
  return { ...logged, answer, ...(code === undefined ? {} : { code }) }
}

/** Returns the id that the server gave to a walk-in when it differs from the one the device chose. */
export function aliasOf(entry: WaitingEntry, answer: CheckInAnswer): [string, string] | undefined {
  const chosen = entry.kind === 'walk_in' ? entry.wire.guestId : undefined
  const given = answer.guest?.id
  return chosen === undefined || given === undefined || given === chosen
    ? undefined
    : [chosen, given]
}

/** The name of the guest in an answer, for guests who are not in the list yet. */
export function guestOfAnswer(entry: KnownEntry): CheckInGuest | undefined {
  return entry.answer?.guest ?? undefined
}

/**
 * Removes deleted guests from the log: the server had their entries before it made the list, and the list lacks them.
 * Walk-ins go with their entry, other guests with what their answer said about them.
 */
export function removedGuests(
  confirmed: readonly KnownEntry[],
  listed: ReadonlySet<string>,
  aliases: Readonly<Record<string, string>>,
): { gone: string[]; changed: KnownEntry[] } {
  const gone: string[] = []
  const changed: KnownEntry[] = []
  for (const entry of confirmed) {
    const { guest, answer } = entry
    if (guest === null || listed.has(aliases[guest] ?? guest)) continue
    if (entry.kind === 'walk_in') gone.push(entry.id)
    else if (answer?.guest !== undefined) changed.push({ ...entry, answer: withoutGuest(answer) })
  }
  return { gone, changed }
}

function withoutGuest({ guest: _, ...answer }: CheckInAnswer): CheckInAnswer {
  return answer
}

function isAdmitted(kind: CheckInEntry['kind'], result: CheckInResult): boolean {
  if (kind !== 'arrive') return result !== 'undone' && result !== 'invalid'
  return result === 'arrived' || result === 'already_arrived' || result === 'unknown_code'
}
