/* Who sits where: assigning and freeing seats, auto-assign, tables with their seats, the seating chart. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { errorFromBody, isRecord, toApiError } from '@/api/errors'
import { refreshSeating } from '@/api/guests'
import { keys } from '@/api/keys'
import type { AutoAssign, PlaceBack, SeatChange } from '@/api/schema'
import { saveFile } from '@/lib/files'

/** The tables of an event's plan with their seats. */
export function useTables(eventId: string | undefined) {
  return useQuery({
    queryKey: keys.tables(eventId ?? ''),
    queryFn: () =>
      unwrap(client.GET('/api/tables/{eventId}', { params: { path: { eventId: eventId ?? '' } } })),
    enabled: eventId !== undefined,
  })
}

const seatChanges = (eventId: string) => ['seat-changes', eventId] as const

/** Events whose refresh is due. */
const waiting = new WeakMap<QueryClient, Set<string>>()

/**
 * Reads the lists again once no seat change is under way: a party of eight costs one refresh, and the answer to a change
 * does not wait for it.
 */
function refreshAfterLast(cache: QueryClient, eventId: string): void {
  const events = waiting.get(cache) ?? new Set()
  waiting.set(cache, events)
  if (events.has(eventId)) return
  events.add(eventId)
  setTimeout(() => {
    events.delete(eventId)
    const changing = cache.isMutating({ mutationKey: seatChanges(eventId) })
    if (changing === 0) void refreshSeating(cache, eventId)
  })
}

/** Seats a guest; a guest who has a seat moves. */
export function useAssignSeat(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: seatChanges(eventId),
    mutationFn: ({ guestId, seatId }: { guestId: string; seatId: string }) =>
      unwrap(
        client.POST('/api/guests/{guestId}/assign-seat', {
          params: { path: { guestId } },
          body: { seatId },
        }),
      ),
    // Also after a failure: another person may have taken the seat.
    onSettled: () => {
      refreshAfterLast(cache, eventId)
    },
  })
}

/** The id of the guest who has the seat that somebody was refused, or ''; undefined when that is not why. */
export function seatHolder(thrown: unknown): string | undefined {
  const { code, details } = toApiError(thrown)
  if (code !== 'seat_taken') return undefined
  const seat = isRecord(details) ? details.seat : undefined
  const guest = isRecord(seat) ? seat.guest : undefined
  return isRecord(guest) && typeof guest.id === 'string' ? guest.id : ''
}

/** Two guests who change places. */
export interface Swap {
  readonly guestId: string
  /** Where the guest sits so far; undefined for one who waits. */
  readonly fromSeatId: string | undefined
  /** Where the other guest sits so far. */
  readonly seatId: string
  readonly otherGuestId: string
}

/** Lets two guests change places, both or nothing. */
export function useSwapSeats(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: seatChanges(eventId),
    mutationFn: ({ guestId, fromSeatId, seatId, otherGuestId }: Swap) =>
      unwrap(
        client.POST('/api/events/{eventId}/seat-assignments/swap', {
          params: { path: { eventId } },
          body: {
            guestId,
            ...(fromSeatId === undefined ? {} : { fromSeatId }),
            seatId,
            otherGuestId,
          },
        }),
      ),
    // Also after a failure: either of them may sit elsewhere by now.
    onSettled: () => {
      refreshAfterLast(cache, eventId)
    },
  })
}

/** Takes a change of seats back, all of it or nothing. */
export function useRestoreSeats(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: seatChanges(eventId),
    mutationFn: (places: readonly PlaceBack[]) =>
      unwrap(
        client.POST('/api/events/{eventId}/seat-assignments/restore', {
          params: { path: { eventId } },
          body: { places: [...places] },
        }),
      ),
    // Also after a failure: one of them may sit elsewhere by now.
    onSettled: () => {
      refreshAfterLast(cache, eventId)
    },
  })
}

/** Returns where guests were before a change of their seats, for `restore`. */
export function placesBefore(changes: readonly SeatChange[]): PlaceBack[] {
  return changes.map(({ before, seatId }) =>
    seatId === undefined ? before : { ...before, fromSeatId: seatId },
  )
}

/** Takes a change of seats back as far as it is still possible; the answer names the guests who stay where they are. */
export function useTakeBackSeats(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: seatChanges(eventId),
    mutationFn: (changes: readonly SeatChange[]) =>
      unwrap(
        client.POST('/api/events/{eventId}/seat-assignments/restore', {
          params: { path: { eventId } },
          body: { places: placesBefore(changes), partial: true },
        }),
      ),
    // Also after a failure: a part of them may be back.
    onSettled: () => {
      refreshAfterLast(cache, eventId)
    },
  })
}

/** Takes a guest off the seat. */
export function useUnassignSeat(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: seatChanges(eventId),
    mutationFn: (guestId: string) =>
      unwrap(
        client.POST('/api/guests/{guestId}/unassign-seat', {
          params: { path: { guestId } },
        }),
      ),
    onSettled: () => {
      refreshAfterLast(cache, eventId)
    },
  })
}

/**
 * Gives every waiting guest a seat, as far as there are seats. Seated guests stay where they are; with `moveSeated` those
 * whom auto-assign seated earlier may move.
 */
export function useAutoAssign(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (options?: AutoAssign) =>
      unwrap(
        client.POST('/api/events/{eventId}/auto-assign', {
          params: { path: { eventId } },
          body: options ?? {},
        }),
      ),
    onSuccess: () => refreshSeating(cache, eventId),
  })
}

/** Fetches the seating chart and hands it to the browser as `seating-chart-{eventId}.csv`. */
export async function downloadSeatingChart(eventId: string): Promise<void> {
  try {
    const response = await fetch(`/api/events/${encodeURIComponent(eventId)}/export-seating`)
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => '')
      throw errorFromBody(response.status, body)
    }
    saveFile(`seating-chart-${eventId}.csv`, await response.blob())
  } catch (thrown) {
    throw toApiError(thrown)
  }
}

/** The download of the seating chart as a mutation, so that a button can show that it runs. */
export function useExportSeatingChart() {
  return useMutation({ mutationFn: downloadSeatingChart })
}
