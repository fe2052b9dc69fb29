/* What the screen says about the last scan. Computed from the log, so it updates when the server's answer arrives. */
import type { CheckInAnswer } from '@/api/check-in'
import type { KnownEntry, WaitingEntry } from '@/features/check-in/model/entries'
import { isPresent, type DoorGuest, type Roster } from '@/features/check-in/model/roster'
import { parseScan, similarCodes } from '@/features/check-in/model/scan'

/** What was asked for last. */
export type LookupRequest =
  | { by: 'guest'; guestId: string; entryId?: string; undone?: true }
  | { by: 'code'; code: string; entryId?: string }

type Arrival = { time: number; device: string; by?: string }

export type Outcome =
  | { kind: 'found' | 'undone'; guest: DoorGuest }
  | { kind: 'arrived'; guest: DoorGuest; sent: boolean }
  | { kind: 'already'; guest: DoorGuest; first: Arrival }
  | { kind: 'not-expected'; guest: DoorGuest; hasDeclined: boolean }
  | { kind: 'other-event'; code: string; event: CheckInAnswer['event'] }
  | { kind: 'unknown'; code: string; similar: DoorGuest[] }
  | { kind: 'asking'; code: string }
  | { kind: 'invalid'; message: string }

type Door = {
  roster: Roster
  known: ReadonlyMap<string, KnownEntry>
  waiting: readonly WaitingEntry[]
  aliases: Readonly<Record<string, string>>
}

/** Returns the outcome to show, or undefined when the guest has been removed from the list. */
export function outcomeOf(asked: LookupRequest, door: Door): Outcome | undefined {
  const { roster, known } = door
  const entry = asked.entryId === undefined ? undefined : known.get(asked.entryId)
  if (asked.by === 'code') {
    if (asked.entryId === undefined) return unknownCode(asked.code, roster)
    if (entry?.result === undefined) return { kind: 'asking', code: asked.code }
    if (entry.result === 'unknown_code') return unknownCode(asked.code, roster)
    if (entry.result === 'other_event')
      return { kind: 'other-event', code: asked.code, event: entry.answer?.event }
  }
  const guestId = asked.by === 'guest' ? asked.guestId : entry?.guest
  const guest = roster.byId.get(door.aliases[guestId ?? ''] ?? guestId ?? '')
  if (entry?.result === 'invalid')
    return { kind: 'invalid', message: entry.answer?.problem?.message ?? 'It was refused.' }
  if (guest === undefined) return undefined
  const undone = asked.by === 'guest' && asked.undone === true
  return ofGuest(guest, asked.entryId, entry, undone)
}

function ofGuest(
  guest: DoorGuest,
  entryId: string | undefined,
  entry: KnownEntry | undefined,
  undone: boolean,
): Outcome {
  const hasDeclined = entry?.result === 'declined'
  if (hasDeclined && !isPresent(guest)) return { kind: 'not-expected', guest, hasDeclined }
  const mine = entryId !== undefined && guest.arrivals.includes(entryId)
  if (mine && entry?.result !== 'already_arrived')
    return { kind: 'arrived', guest, sent: entry !== undefined }
  const first = firstOf(entry?.answer) ?? guest.first
  if (isPresent(guest) && first !== undefined) return { kind: 'already', guest, first }
  if (undone) return { kind: 'undone', guest }
  return guest.expected ? { kind: 'found', guest } : { kind: 'not-expected', guest, hasDeclined }
}

function unknownCode(text: string, { guests }: Roster): Outcome {
  const code = parseScan(text)?.code
  return {
    kind: 'unknown',
    code: code ?? text,
    similar: code === undefined ? [] : similarCodes(code, guests),
  }
}

function firstOf(answer: CheckInAnswer | undefined): Arrival | undefined {
  if (answer?.firstAt === undefined || answer.result !== 'already_arrived') return undefined
  return {
    time: Date.parse(answer.firstAt),
    device: answer.device ?? '',
    ...(answer.by == null ? {} : { by: answer.by }),
  }
}
