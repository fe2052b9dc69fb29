/* Who sits where: assigning and freeing seats, tables with their seats, the seating chart. */
import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { errorFromBody, isRecord, toApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { Guest, PlaceBack, SeatChange } from '@/api/schema'
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

/** Two guests who change places. */
type Swap = {
  guestId: string
  /** Where the guest sits so far; undefined for one who waits. */
  fromSeatId: string | undefined
  /** Where the other guest sits so far. */
  seatId: string
  otherGuestId: string
}

/** The calls that change who sits where. They are mutations of the cache, so that it knows when one is under way. */
export function seatRequests(cache: QueryClient, eventId: string) {
  const change =
    <V, A>(mutationFn: (variables: V) => Promise<A>) =>
    (variables: V): Promise<A> =>
      cache
        .getMutationCache()
        .build(cache, { mutationKey: seatChanges(eventId), mutationFn })
        .execute(variables)
  const event = { params: { path: { eventId } } }
  const partly = (body: { places: PlaceBack[]; proposed?: boolean }) =>
    unwrap(
      client.POST('/api/events/{eventId}/seat-assignments/restore', {
        ...event,
        body: { ...body, partial: true },
      }),
    )
  return {
    /** Seats a guest; a guest who has a seat moves. */
    assign: change(({ guestId, seatId }: { guestId: string; seatId: string }) =>
      unwrap(
        client.POST('/api/guests/{guestId}/assign-seat', {
          params: { path: { guestId } },
          body: { seatId },
        }),
      ),
    ),
    /** Takes a guest off the seat. */
    unassign: change((guestId: string) =>
      unwrap(client.POST('/api/guests/{guestId}/unassign-seat', { params: { path: { guestId } } })),
    ),
    /** Two guests change places, both or none. */
    swap: change(({ fromSeatId, ...swap }: Swap) =>
      unwrap(
        client.POST('/api/events/{eventId}/seat-assignments/swap', {
          ...event,
          body: { ...swap, ...(fromSeatId === undefined ? {} : { fromSeatId }) },
        }),
      ),
    ),
    /** Takes a change of seats back, all of it or nothing. */
    restore: change((places: readonly PlaceBack[]) =>
      unwrap(
        client.POST('/api/events/{eventId}/seat-assignments/restore', {
          ...event,
          body: { places: [...places] },
        }),
      ),
    ),
    /** Takes a change back as far as possible; the answer names the guests who stay where they are. */
    restorePartly: change((places: readonly PlaceBack[]) => partly({ places: [...places] })),
    /** Gives the seats of a proposal as far as possible. */
    applyProposal: change((places: readonly PlaceBack[]) =>
      partly({ places: [...places], proposed: true }),
    ),
  }
}

export type SeatRequests = ReturnType<typeof seatRequests>

/** True while a change of seats waits for its answer. */
export function isChangingSeats(cache: QueryClient, eventId: string): boolean {
  return cache.isMutating({ mutationKey: seatChanges(eventId) }) > 0
}

/** The guest who has the seat that was refused, if the server says so. */
export function seatHolder(
  thrown: unknown,
): Pick<Guest, 'id' | 'firstName' | 'lastName'> | undefined {
  const { code, details } = toApiError(thrown)
  const seat = code === 'seat_taken' && isRecord(details) ? details.seat : undefined
  const guest = isRecord(seat) ? seat.guest : undefined
  if (!isRecord(guest) || typeof guest.id !== 'string') return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { id: guest.id, firstName: text(guest.firstName), lastName: text(guest.lastName) }
}

/** Returns where guests were before a change of their seats, for `restore`. */
export function placesBefore(changes: readonly SeatChange[]): PlaceBack[] {
  return changes.map(({ before, seatId }) =>
    seatId === undefined ? before : { ...before, fromSeatId: seatId },
  )
}

/** Fetches the seating chart and hands it to the browser as `seating-chart-{eventId}.csv`. */
async function downloadSeatingChart(eventId: string): Promise<void> {
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
