/*
 * The crash journal: edits that the server has not confirmed, kept in the browser per user, event and tab.
 * Written with every edit and emptied with every confirmation. A tab holds its journal while it lives, so a journal
 * that no tab holds was left behind by a tab that died.
 */
import { newId } from '@/plan/ids'
import type { Command } from '@/plan/types'

/** Commands that travel together, under the id that makes sending them twice harmless. */
export interface Batch {
  readonly commandId: string
  readonly commands: readonly Command[]
  /** Ids of the guests whose unseating the user has accepted. */
  readonly unseat: readonly string[]
}

export interface JournalEntry {
  /** The server's revision that the first batch was made on. */
  readonly baseRevision: number
  /** ISO instant of the last edit. */
  readonly savedAt: string
  readonly objects: number
  readonly batches: readonly Batch[]
}

/** The part of `localStorage` that is needed. */
type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Names that a tab holds and that are free again when it dies, as `navigator.locks` keeps them. */
export interface TabLocks {
  /** Resolves to the function that releases the name, or to undefined while another tab holds it. */
  hold(name: string): Promise<(() => void) | undefined>
}

export interface Journal {
  read(): JournalEntry | undefined
  /** Returns false when the browser has no room or forbids storage. */
  write(entry: JournalEntry): boolean
  clear(): void
}

/** What a tab that died left behind. */
export interface LeftJournal {
  readonly journal: Journal
  readonly entry: JournalEntry
}

/** The journals of one person's work on one event, in this browser. */
export interface Journals {
  /** This tab's own. */
  readonly own: Journal
  /** Those of dead tabs, oldest first. They are held, so that no other tab offers them as well. */
  left(): Promise<LeftJournal[]>
  /** Lets go of all of them: what is in them now counts as left behind. */
  release(): Promise<void>
}

/** Opens a journal for this tab, beside those of other tabs. */
export function openJournals(
  storage: JournalStorage,
  locks: TabLocks,
  userId: string,
  eventId: string,
): Journals {
  const all = `seatwright.journal.${userId}.${eventId}`
  const ownKey = `${all}.${newId()}`
  const held = [locks.hold(ownKey)]
  const claim = async (key: string): Promise<LeftJournal[]> => {
    const holding = locks.hold(key)
    held.push(holding)
    if ((await holding) === undefined) return []
    const journal = journalAt(storage, key)
    const entry = journal.read()
    if (entry !== undefined && entry.batches.length > 0) return [{ journal, entry }]
    journal.clear()
    return []
  }
  return {
    own: journalAt(storage, ownKey),
    async left() {
      // Before there was one per tab, the key ended with the event.
      const keys = keysOf(storage).filter((key) => key === all || key.startsWith(`${all}.`))
      const found = await Promise.all(keys.filter((key) => key !== ownKey).map(claim))
      return found.flat().sort((a, b) => a.entry.savedAt.localeCompare(b.entry.savedAt))
    },
    async release() {
      for (const letGo of await Promise.all(held.splice(0))) letGo?.()
    },
  }
}

/** The journal under one key. */
export function journalAt(storage: JournalStorage, key: string): Journal {
  return {
    read() {
      try {
        return parseEntry(storage.getItem(key))
      } catch {
        return undefined
      }
    },
    write(entry) {
      try {
        storage.setItem(key, JSON.stringify(entry))
        return true
      } catch {
        return false
      }
    },
    clear() {
      try {
        storage.removeItem(key)
      } catch {
        // Nothing was kept, so nothing has to go.
      }
    },
  }
}

function keysOf(storage: JournalStorage): string[] {
  try {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  } catch {
    return []
  }
}

function parseEntry(text: string | null): JournalEntry | undefined {
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  if (!isEntry(value)) return undefined
  const batches = value.batches.map((batch) => ({ ...batch, unseat: agreed(batch.unseat) }))
  return { ...value, batches }
}

/** Journals of earlier versions hold a flag here. It names no guests, so the user is asked again. */
function agreed(unseat: unknown): string[] {
  return Array.isArray(unseat) ? unseat.filter((id) => typeof id === 'string') : []
}

/** An entry as it was kept. */
interface KeptEntry extends Omit<JournalEntry, 'batches'> {
  readonly batches: readonly (Omit<Batch, 'unseat'> & { readonly unseat?: unknown })[]
}

function isEntry(value: unknown): value is KeptEntry {
  return (
    isRecord(value) &&
    typeof value.baseRevision === 'number' &&
    typeof value.savedAt === 'string' &&
    typeof value.objects === 'number' &&
    Array.isArray(value.batches) &&
    value.batches.every(
      (batch: unknown) =>
        isRecord(batch) && typeof batch.commandId === 'string' && Array.isArray(batch.commands),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
