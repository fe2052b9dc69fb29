/*
 * The state of an event's check-ins as a function of its set of entries. The server applies the same rules, so an
 * offline device shows what the server will say about the same entries, in any order of arrival.
 */

/** One entry of the log, from this or another device. */
export type CheckInEntry = {
  id: string
  kind: 'arrive' | 'undo' | 'walk_in'
  device: string
  /** Milliseconds; corrected by the server once it has the entry. */
  time: number
  /** A guest of this event, or null for a code without one. */
  guest: string | null
  /** Whether the guest was expected, or was admitted all the same, when the entry was made. */
  admitted: boolean
  undoes?: string
  name?: string
}

type CheckInState<E extends CheckInEntry> = {
  /** The ids that count for each guest who is present, the first arrival first. */
  counting: Map<string, string[]>
  /** The names of the walk-ins. */
  walkIns: Map<string, string>
  /** The first arrival of each guest who is present. */
  arrivals: Map<string, E>
}

/** Guests that are known without an entry. */
type KnownGuests = {
  guests: ReadonlySet<string>
  /** Walk-ins of the list that a device keeps, with their names. */
  walkIns?: ReadonlyMap<string, string>
}

/** Applies the rules to entries in any order, with repeats; the first of two with the same id is taken. */
export function merge<E extends CheckInEntry>(
  entries: Iterable<E>,
  { guests, walkIns }: KnownGuests,
): CheckInState<E> {
  const unique = new Map<string, E>()
  for (const entry of entries) if (!unique.has(entry.id)) unique.set(entry.id, entry)
  const log = [...unique.values()].sort(compareEntries)
  const undone = new Set(log.flatMap(({ kind, undoes }) => (kind === 'undo' ? (undoes ?? []) : [])))
  const state: CheckInState<E> = {
    counting: new Map(),
    walkIns: new Map(walkIns),
    arrivals: new Map(),
  }
  for (const { kind, guest, name = '' } of log) {
    if (kind !== 'walk_in' || guest === null || state.walkIns.has(guest)) continue
    state.walkIns.set(guest, name)
  }
  for (const entry of log) {
    const { id, kind, guest, admitted } = entry
    if (kind === 'undo' || guest === null || !admitted || undone.has(id)) continue
    if (!guests.has(guest) && !state.walkIns.has(guest)) continue
    const counting = state.counting.get(guest)
    if (counting === undefined) {
      state.counting.set(guest, [id])
      state.arrivals.set(guest, entry)
    } else {
      counting.push(id)
    }
  }
  return state
}

/** Counts what the state holds. `expectedGuests`: guests of the list who did not decline, without walk-ins. */
export function countState(state: CheckInState<CheckInEntry>, expectedGuests: number) {
  const present = [...state.counting.keys()]
  return {
    expected: expectedGuests + state.walkIns.size,
    present: present.length,
    walkIns: present.filter((guest) => state.walkIns.has(guest)).length,
    duplicates: [...state.counting.values()].reduce((sum, ids) => sum + ids.length - 1, 0),
  }
}

// Names of devices and ids are ASCII, so comparing UTF-16 units is comparing bytes.
function compareEntries(a: CheckInEntry, b: CheckInEntry): number {
  return a.time - b.time || compareBytes(a.device, b.device) || compareBytes(a.id, b.id)
}

function compareBytes(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
