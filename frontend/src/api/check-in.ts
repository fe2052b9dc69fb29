/*
 * Check-in at the door: the list that a device keeps, and the log of entries that it sends and reads. Plain calls instead
 * of hooks: they run in the background, also while no screen is waiting for them. The shapes are written by hand until
 * they are generated.
 */
import { client, unwrap } from '@/api/client'
import { toApiError } from '@/api/errors'

export type CheckInKind = 'arrive' | 'undo' | 'walk_in'

/** What the server answered to an entry. */
export type CheckInResult =
  | 'arrived'
  | 'already_arrived'
  | 'undone'
  | 'not_arrived'
  | 'unknown_code'
  | 'other_event'
  | 'declined'
  | 'cancelled'
  | 'invalid'

/** One entry as a device sends it. */
export type NewCheckIn = {
  id: string
  kind: CheckInKind
  /** Time of the scan by the device's clock. */
  at: string
  code?: string
  guestId?: string
  admit?: true
  undoes?: string
  name?: string
}

/** What a device sends at once: at most 500 entries. */
export type CheckInBatch = { device: string; sentAt: string; entries: NewCheckIn[] }

export type CheckInCounts = {
  expected: number
  present: number
  walkIns: number
  duplicates: number
}

type TableRef = { id: string; name: string; tableNumber: number | null }
type SeatRef = { id: string; seatNumber: number; seatLabel: string }

/** A guest as the door sees them in an answer. */
export type CheckInGuest = {
  id: string
  firstName: string
  lastName: string
  attendance: 'arrived' | 'not-arrived'
  arrivals: string[]
  party?: { id: string; name: string; size: number; present: number } | null
  table?: TableRef | null
  seat?: SeatRef | null
}

/** The answer to one entry. `id` is null only where the entry had none. */
export type CheckInAnswer = {
  id: string | null
  result: CheckInResult
  /** For `already_arrived`: the first arrival. */
  firstAt?: string
  device?: string
  by?: string | null
  guest?: CheckInGuest | null
  /** For `other_event`. */
  event?: { name: string; date: string; timeZone?: string } | null
  /** For `invalid`. */
  problem?: { code: string; message: string; field?: string } | null
}

export type CheckInsAnswer = { results: CheckInAnswer[]; counts: CheckInCounts; cursor: string }

/** One entry of the log. */
export type CheckInLogEntry = {
  id: string
  kind: CheckInKind
  guestId: string | null
  device: string
  by?: string | null
  at: string
  correctedAt: string
  receivedAt: string
  result: CheckInResult
  counts: boolean
  undoes?: string | null
  name?: string | null
}

export type CheckInLog = {
  entries: CheckInLogEntry[]
  counts: CheckInCounts
  cursor: string
  more: boolean
}

/** A guest of the list that a device keeps. */
export type DoorListGuest = {
  id: string
  firstName: string
  lastName: string
  code: string
  /** Hex SHA-256 of the tokens of tickets and personal links. */
  tokenHashes: string[]
  /** Neither declined nor cancelled. */
  expected: boolean
  walkIn?: boolean
  party?: { id: string; name: string } | null
  table?: TableRef | null
  seat?: SeatRef | null
  arrivals: { id: string; at: string; device: string; by?: string | null }[]
}

export type DoorListTable = TableRef & { seats: number; free: number }

/** Everything that a device needs to check guests in offline. */
export type DoorList = {
  event: { id: string; name: string; date: string; timeZone: string; status: string }
  /** Of the check-ins that are in it. */
  cursor: string
  counts: CheckInCounts
  madeAt: string
  guests: DoorListGuest[]
  tables: DoorListTable[]
}

/** A call that hangs longer than this counts as failed, so that the device says that it is offline. */
const TIMEOUT_MS = 20_000
/** The list of a large event takes its time on a weak network. */
const LIST_TIMEOUT_MS = 90_000

/** Returns the list with its ETag, or undefined when it is still the one that the ETag names. */
export async function fetchDoorList(
  eventId: string,
  etag?: string,
): Promise<{ list: DoorList; etag: string | undefined } | undefined> {
  const headers = etag === undefined ? {} : { 'If-None-Match': etag }
  const signal = AbortSignal.timeout(LIST_TIMEOUT_MS)
  const answer = ask<DoorList>('get', `${ofEvent(eventId)}/door-list`, { headers, signal })
  const { response } = await answer.catch((thrown: unknown) => {
    throw toApiError(thrown)
  })
  if (response.status === 304) return undefined
  const list = await unwrap(answer)
  return { list, etag: response.headers.get('etag') ?? undefined }
}

/** Sends entries. Sending an entry again is harmless: the server repeats its first answer. */
export function sendCheckIns(eventId: string, body: CheckInBatch): Promise<CheckInsAnswer> {
  return unwrap(ask<CheckInsAnswer>('post', `${ofEvent(eventId)}/check-ins`, { body }))
}

/** Returns what was stored after a cursor; without one, from the beginning. */
export function fetchCheckIns(eventId: string, since: string | undefined): Promise<CheckInLog> {
  const query = new URLSearchParams({ limit: '1000' })
  if (since !== undefined) query.set('since', since)
  const path = `${ofEvent(eventId)}/check-ins?${query.toString()}`
  return unwrap(ask<CheckInLog>('get', path, {}))
}

/** Seats a guest on the first free seat of a table. Returns false when the table is full. */
export async function seatAtTable(
  eventId: string,
  guestId: string,
  tableId: string,
): Promise<boolean> {
  const params = { path: { eventId } }
  const tables = await unwrap(client.GET('/api/tables/{eventId}', { params }))
  const seats = tables.find(({ id }) => id === tableId)?.seats ?? []
  const free = seats.find((seat) => seat.guestId == null)
  if (free === undefined) return false
  await unwrap(
    client.POST('/api/guests/{guestId}/assign-seat', {
      params: { path: { guestId } },
      body: { seatId: free.id },
    }),
  )
  return true
}

function ofEvent(eventId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}`
}

type Answer<T> = { data?: T; error?: unknown; response: Response }

/* eslint-disable @typescript-eslint/consistent-type-assertions -- goes when the client knows these routes */
function ask<T>(method: 'get' | 'post', path: string, options: object): Promise<Answer<T>> {
  const all = { signal: AbortSignal.timeout(TIMEOUT_MS), ...options }
  return client.request(method, path as never, all as never)
}
