/*
 * The crash journal: edits that the server has not confirmed, kept in the browser per user and event.
 * Written with every edit and emptied with every confirmation, so whatever is found on opening was lost.
 */
import type { Command } from '@/plan/types'

/** Commands that travel together, under the id that makes sending them twice harmless. */
export interface Batch {
  readonly commandId: string
  readonly commands: readonly Command[]
  readonly unseat: boolean
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
export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Journal {
  read(): JournalEntry | undefined
  /** Answers false when the browser has no room or forbids storage. */
  write(entry: JournalEntry): boolean
  clear(): void
}

/** Opens the journal of a user's work on one event. */
export function openJournal(storage: JournalStorage, userId: string, eventId: string): Journal {
  const key = `seatwright.journal.${userId}.${eventId}`
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

export interface ServerState {
  readonly revision: number
  readonly updatedAt: string | undefined
}

/**
 * Says whether the journal holds work that the server lacks. With the same revision nothing can have
 * arrived. With a later one, which may be somebody else's, only the first batch can have been on its way;
 * alone, it counts when it is younger than the server's last change.
 */
export function isNewerThanServer(entry: JournalEntry, server: ServerState): boolean {
  if (entry.batches.length === 0) return false
  if (entry.baseRevision >= server.revision || entry.batches.length > 1) return true
  return server.updatedAt === undefined || Date.parse(entry.savedAt) > Date.parse(server.updatedAt)
}

function parseEntry(text: string | null): JournalEntry | undefined {
  if (text === null) return undefined
  const value: unknown = JSON.parse(text)
  return isEntry(value) ? value : undefined
}

function isEntry(value: unknown): value is JournalEntry {
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
