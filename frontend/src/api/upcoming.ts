/*
 * Wire shapes of the guest list that the server is getting right now, written by hand until they are generated.
 * Each goes to `api/schema.ts` when `schema.gen.ts` has it; then this file is removed.
 */
import { client, unwrap } from '@/api/client'
import type { GuestPatch } from '@/api/schema'

/**
 * `POST /api/events/{eventId}/guests/merge { keep, guestIds, values }` answers `BatchDone`: the values that the kept guest has
 * afterwards; fields that are absent stay.
 */
export type MergeValues = Partial<Omit<GuestPatch, 'tableId' | 'seatId'>>

/** `GET/POST /api/events/{eventId}/wishes`, `DELETE /api/wishes/{wishId}`. */
export interface Wish {
  id: string
  kind: 'together' | 'apart' | 'at-table'
  strength: 'must' | 'prefer'
  /** Ids of guests: two or more, or at least one for `at-table`. */
  guestIds: string[]
  /** For `at-table`. */
  tableId?: string
}
export type NewWish = Omit<Wish, 'id'>

/** `POST /api/guests/{guestId}/send-confirmation`. */
export interface ConfirmationSent {
  lookupCode: string
  recipient: string
}
/** `POST /api/events/{eventId}/guests/send-confirmation` { guestIds }. */
export interface ConfirmationsSent {
  sentCount: number
  skipped: { guestId: string; name: string; reason: string }[]
}

/*
 * `GET /api/guests/{guestId}/personal-data` downloads one JSON file; `POST /api/guests/{guestId}/erase` answers 204.
 * Events have `retentionUntil`: a date (YYYY-MM-DD) or null, in `Event` and `EventPatch`.
 */

/*
 * The import wizard. Both calls are multipart: `guestFile` (or `text` for pasted text) and `plan` (JSON of ImportPlan).
 *   POST /api/events/{eventId}/imports/preview   → ImportPreview; stores nothing
 *   POST /api/events/{eventId}/imports/jobs      → 202 Job (kind `guided-import`), result `{ kind: 'guided-import', ...PastImport }`
 *   GET  /api/events/{eventId}/imports           → PastImport[], newest first, at most 50
 *   POST /api/events/{eventId}/imports/{importId}/undo → BatchDone
 * The server keeps nothing between calls: the browser holds the file and sends it again.
 */
export type ImportField =
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'middleName'
  | 'suffix'
  | 'preferredName'
  | 'title'
  | 'email'
  | 'mobile'
  | 'companyAffiliation'
  | 'occupation'
  | 'dietary'
  | 'specialRequests'
  | 'additionalInfo'
  | 'notes'
  | 'party'
  | 'status'
  | 'table'
  | 'seat'
  | 'tags'
  | 'plusOnes'

export interface ImportPlan {
  /** Name of the sheet; absent: the one with the most guests. */
  sheet?: string
  /** Row of the header counted from 1, 0 for none; absent: found by the server. */
  headerRow?: number
  /** Per column (by its index from 0) the field, or null for "do not import"; absent columns are guessed. */
  columns?: Record<number, ImportField | null>
  /** Words of the file and what they mean, per field: { status: { 'kommt': 'confirmed' } }. */
  values?: Record<string, Record<string, string>>
  /** Cells fixed in place: row (from 1) → column index → text. */
  cells?: Record<number, Record<number, string>>
  /** What becomes of a row: 'skip', 'add', 'update:<guestId>'. Absent rows: new ones are added, known ones are skipped. */
  rows?: Record<number, string>
  /** Guests for whom a table has no room: no table, or the table with the most room. */
  fullTables?: 'leave' | 'elsewhere'
  /** Remember the columns for files with the same header. */
  remember?: boolean
}

export interface ImportColumn {
  index: number
  /** The header, or 'Column C'. */
  name: string
  field: ImportField | null
  /** 'remembered' from an earlier import, 'guessed' by its header, 'chosen' in the plan, 'none'. */
  from: 'remembered' | 'guessed' | 'chosen' | 'none'
  /** The first three different values. */
  examples: string[]
  /** Cells that are not empty. */
  filled: number
}

export interface ImportProblem {
  /** From 1. */
  row: number
  column?: number
  /** The text of the cell. */
  value: string
  name: string
  /** For groups: e.g. `email_invalid`, `status_unknown`, `table_unknown`, `table_full`, `seat_taken`, `name_missing`, `too_long`. */
  code: string
  message: string
}

export interface ImportPreview {
  kind: 'csv' | 'xlsx' | 'xls' | 'docx' | 'doc' | 'pdf' | 'text'
  /** For texts. */
  encoding?: string
  separator?: string
  sheets: { name: string; rows: number }[]
  sheet: string
  headerRow: number
  /** Rows before the header that are left out. */
  titleRows: number
  columns: ImportColumn[]
  /** Words of the file that need a meaning, per field: with count and the guess. */
  values: { field: ImportField; word: string; count: number; meaning?: string }[]
  counts: {
    rows: number
    add: number
    update: number
    known: number
    skipped: number
    problems: number
    parties: number
    seated: number
  }
  /** The first 50 rows as they will be imported. */
  sample: {
    row: number
    name: string
    email: string
    party?: string
    table?: string
    status?: string
    what: 'add' | 'update' | 'known' | 'skip'
  }[]
  /** At most 200 for each code; `groups` has the totals. */
  problems: ImportProblem[]
  groups: { code: string; title: string; count: number }[]
  /** Rows whose guest is on the list already, with the fields that differ; at most 200. */
  known: {
    row: number
    guestId: string
    name: string
    differences: { field: string; old: string; new: string }[]
  }[]
  /** Rows that are no guest, and why; at most 200. */
  skipped: { row: number; reason: string }[]
}

export interface PastImport {
  id: string
  fileName: string
  finishedAt: string
  by?: string
  undoneAt?: string
  added: number
  updated: number
  known: number
  skipped: number
  seated: number
  parties: number
}

/* eslint-disable @typescript-eslint/consistent-type-assertions -- goes with this file */
/** Calls a route that the generated client does not know yet; throws an `ApiError` for a failure. */
export async function callUpcoming<T>(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  body?: unknown,
): Promise<T> {
  const options = body === undefined ? {} : { body }
  const asked = client.request(method, path as never, options as never)
  const answer = asked as unknown as Promise<{ data?: T; response: Response }>
  const { response } = await answer
  return response.status === 204 ? (undefined as T) : unwrap(answer)
}

/** Downloads a file of a route that the generated client does not know yet; throws an `ApiError` for a failure. */
export async function downloadUpcoming(path: string): Promise<Blob> {
  const asked = client.request('get', path as never, { parseAs: 'blob' } as never)
  return unwrap(asked as unknown as Promise<{ data?: Blob; response: Response }>)
}
