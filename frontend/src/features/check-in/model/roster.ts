/* The list that the door works with: the guests of the list, the walk-ins of the log, and who of them is here. */
import type { CheckInCounts, DoorList, DoorListGuest, DoorListTable } from '@/api/check-in'
import {
  guestOfAnswer,
  type KnownEntry,
  type WaitingEntry,
} from '@/features/check-in/model/entries'
import { countState, merge } from '@/features/check-in/model/merge'
import { splitName } from '@/guests/names'

export type DoorGuest = Omit<DoorListGuest, 'arrivals' | 'walkIn'> & {
  walkIn: boolean
  /** The ids that count, the first arrival first. */
  arrivals: readonly string[]
  first?: { time: number; device: string; by?: string }
}

export type Roster = {
  guests: readonly DoorGuest[]
  byId: ReadonlyMap<string, DoorGuest>
  byCode: ReadonlyMap<string, DoorGuest>
  byTokenHash: ReadonlyMap<string, DoorGuest>
  parties: ReadonlyMap<string, readonly DoorGuest[]>
  tables: readonly DoorListTable[]
  counts: CheckInCounts
}

/** What a device knows of an event. */
type DoorKnowledge = {
  list: DoorList
  known: ReadonlyMap<string, KnownEntry>
  waiting: readonly WaitingEntry[]
  /** Ids that the server gave to walk-ins, by the ids that this device chose. */
  aliases: Readonly<Record<string, string>>
}

/** Puts list and log together. */
export function rosterOf({ list, known, waiting, aliases }: DoorKnowledge): Roster {
  const entries = [...known.values(), ...waiting].map((entry) => {
    const alias = entry.guest === null ? undefined : aliases[entry.guest]
    return alias === undefined ? entry : { ...entry, guest: alias }
  })
  const listed = new Map(list.guests.map((guest) => [guest.id, guest]))
  const walkIns = new Map(
    list.guests
      .filter(({ walkIn }) => walkIn === true)
      .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]),
  )
  const newGuests = guestsOfAnswers(known.values(), listed)
  const ids = new Set([...listed.keys(), ...newGuests.keys()])
  const state = merge(entries, { guests: ids, walkIns })
  const presence = (id: string): Pick<DoorGuest, 'arrivals' | 'first'> => {
    const first = state.arrivals.get(id)
    if (first === undefined) return { arrivals: [] }
    const { time, device, by } = first
    return {
      arrivals: state.counting.get(id) ?? [],
      first: { time, device, ...(by === undefined ? {} : { by }) },
    }
  }
  const guests: DoorGuest[] = []
  for (const guest of [...listed.values(), ...newGuests.values()]) {
    guests.push({ ...guest, walkIn: state.walkIns.has(guest.id), ...presence(guest.id) })
  }
  for (const [id, name] of state.walkIns) {
    if (!ids.has(id))
      guests.push({ ...blank, id, ...splitName(name), walkIn: true, ...presence(id) })
  }
  const expected = guests.filter((guest) => guest.expected && !guest.walkIn).length
  return { ...indexed(guests), tables: list.tables, counts: countState(state, expected) }
}

const blank = { code: '', tokenHashes: [], expected: true }

/** Guests who were added after the list was made and have been scanned since. */
function guestsOfAnswers(
  known: Iterable<KnownEntry>,
  listed: ReadonlyMap<string, unknown>,
): Map<string, Omit<DoorListGuest, 'arrivals'>> {
  const found = new Map<string, Omit<DoorListGuest, 'arrivals'>>()
  for (const entry of known) {
    const guest = guestOfAnswer(entry)
    if (guest === undefined || listed.has(guest.id) || entry.kind === 'walk_in') continue
    const { id, firstName, lastName, party, table, seat } = guest
    const expected = entry.result !== 'declined'
    found.set(id, {
      ...blank,
      ...{ id, firstName, lastName, expected },
      ...(party === undefined ? {} : { party }),
      ...(table === undefined ? {} : { table }),
      ...(seat === undefined ? {} : { seat }),
    })
  }
  return found
}

function indexed(guests: readonly DoorGuest[]) {
  const byId = new Map<string, DoorGuest>()
  const byCode = new Map<string, DoorGuest>()
  const byTokenHash = new Map<string, DoorGuest>()
  const parties = new Map<string, DoorGuest[]>()
  for (const guest of guests) {
    byId.set(guest.id, guest)
    if (guest.code !== '') byCode.set(guest.code, guest)
    for (const hash of guest.tokenHashes) byTokenHash.set(hash, guest)
    if (guest.party == null) continue
    const party = parties.get(guest.party.id)
    if (party === undefined) parties.set(guest.party.id, [guest])
    else party.push(guest)
  }
  return { guests, byId, byCode, byTokenHash, parties }
}

/** Whether a guest is here. */
export function isPresent({ arrivals }: Pick<DoorGuest, 'arrivals'>): boolean {
  return arrivals.length > 0
}
