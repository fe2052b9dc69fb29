/*
 * Check-in at the door: the list that a device keeps, and the log of entries that it sends and reads. Plain calls instead
 * of hooks: they run in the background, also while no screen is waiting for them.
 */
import { client, unwrap } from '@/api/client'
import { toApiError } from '@/api/errors'
import type { components } from '@/api/schema.gen'

type Schemas = components['schemas']

/** What the server answered to an entry. */
export type CheckInResult = Schemas['CheckInOutcome']
/** One entry as a device sends it; absent members are left out. */
export type NewCheckIn = { [K in keyof Schemas['CheckIn']]: NonNullable<Schemas['CheckIn'][K]> }
/** What a device sends at once: at most 500 entries. */
export type CheckInBatch = { device: string; sentAt: string; entries: NewCheckIn[] }
export type CheckInCounts = Schemas['CheckInCounts']
/** A guest as the door sees them in an answer. */
export type CheckInGuest = Schemas['CheckInGuest']
/** The answer to one entry. `id` is null only where the entry had none. */
export type CheckInAnswer = Schemas['CheckInResult']
export type CheckInsAnswer = Schemas['CheckInResults']
/** One entry of the log. */
export type CheckInLogEntry = Schemas['LoggedCheckIn']
export type CheckInLog = Schemas['CheckInPage']
/** A guest of the list that a device keeps. */
export type DoorListGuest = Schemas['DoorListGuest']
export type DoorListTable = Schemas['DoorListTable']
/** Everything that a device needs to check guests in offline. */
export type DoorList = Schemas['DoorList']

/** A call that hangs longer than this counts as failed, so that the device says that it is offline. */
const TIMEOUT_MS = 20_000
/** The list of a large event takes its time on a weak network. */
const LIST_TIMEOUT_MS = 90_000

/** Returns the list with its ETag, or undefined when it is still the one that the ETag names. */
export async function fetchDoorList(
  eventId: string,
  etag?: string,
): Promise<{ list: DoorList; etag: string | undefined } | undefined> {
  const header = etag === undefined ? {} : { 'If-None-Match': etag }
  const answer = client.GET('/api/events/{eventId}/door-list', {
    params: { path: { eventId }, header },
    signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
  })
  const { response } = await answer.catch((thrown: unknown) => {
    throw toApiError(thrown)
  })
  if (response.status === 304) return undefined
  const list = await unwrap(answer)
  return { list, etag: response.headers.get('etag') ?? undefined }
}

/** Sends entries. Sending an entry again is harmless: the server repeats its first answer. */
export function sendCheckIns(eventId: string, body: CheckInBatch): Promise<CheckInsAnswer> {
  return unwrap(
    client.POST('/api/events/{eventId}/check-ins', {
      params: { path: { eventId } },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )
}

/** Returns what was stored after a cursor; without one, from the beginning. */
export function fetchCheckIns(eventId: string, since: string | undefined): Promise<CheckInLog> {
  const query = { limit: 1000, ...(since === undefined ? {} : { since }) }
  return unwrap(
    client.GET('/api/events/{eventId}/check-ins', {
      params: { path: { eventId }, query },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )
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
