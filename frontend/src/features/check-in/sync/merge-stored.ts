/* What this tab knows joined with what the device keeps, to which another tab may have written. */
import {
  withOwnAnswer,
  type KnownEntry,
  type WaitingEntry,
} from '@/features/check-in/model/entries'
import type { StoredDoor, StoredList } from '@/features/check-in/sync/storage'

type Known = {
  stored: StoredList | undefined
  known: ReadonlyMap<string, KnownEntry>
  waiting: readonly WaitingEntry[]
}

/** Joins both. An entry waits until either has its answer; what is being written may be missing on the device. */
export function mergeStored(own: Known, device: StoredDoor): Known {
  const known = new Map(own.known)
  for (const entry of device.known) {
    const here = known.get(entry.id)
    known.set(entry.id, here === undefined ? entry : withOwnAnswer(here, entry))
  }
  const waiting = new Map([...own.waiting, ...device.waiting].map((entry) => [entry.id, entry]))
  return {
    known,
    stored: joinedList(own.stored, device.stored),
    waiting: [...waiting.values()]
      .filter(({ id }) => known.get(id)?.answer === undefined)
      .sort((a, b) => a.place - b.place || a.time - b.time),
  }
}

/** Each tab reads the log by a cursor of its own; names and promises of walk-ins are shared. */
function joinedList(own: StoredList | undefined, device: StoredList | undefined) {
  if (own === undefined || device === undefined) return own ?? device
  return {
    ...own,
    aliases: { ...device.aliases, ...own.aliases },
    promised: { ...device.promised, ...own.promised },
  }
}
