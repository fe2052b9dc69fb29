/* The seating of an event on a screen without a plan. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { keys } from '@/api/keys'
import type { Guest, Table } from '@/api/schema'
import type { SeatPlace } from '@/guests/pending-moves'
import { SeatingService, type SeatingCommands } from '@/guests/seating-service'
import { toastPorts } from '@/guests/toast-ports'

/** Returns what seats the guests of an event. Its messages are toasts. */
export function useSeatingService(eventId: string): SeatingCommands {
  const cache = useQueryClient()
  return useMemo(() => {
    const placeOf = (seatId: string) => loadedPlace(cache, eventId, seatId)
    return new SeatingService(cache, eventId, toastPorts(cache, eventId, placeOf))
  }, [cache, eventId])
}

/** The place of a seat, as far as the tables have been loaded. */
function loadedPlace(cache: QueryClient, eventId: string, seatId: string): SeatPlace | undefined {
  const tables = cache.getQueryData<readonly Table[]>(keys.tables(eventId))
  const table = tables?.find(({ seats }) => seats.some(({ id }) => id === seatId))
  const seat = table?.seats.find(({ id }) => id === seatId)
  if (table === undefined || seat === undefined) return undefined
  const { id, name, number } = table
  return {
    table: { id, name, tableNumber: number ?? null },
    seatNumber: seat.number,
    seatLabel: seat.label,
  }
}

/** Returns the server's guests with the pending moves over them. */
export function useGuestsOver<G extends Guest>(
  service: SeatingCommands,
  guests: readonly G[] | undefined,
): readonly G[] | undefined {
  const pending = useStore(service.pending)
  return useMemo(
    // The moves are named here because they change what is laid over the list.
    () => (guests === undefined || pending.length === 0 ? guests : service.over(guests)),
    [service, guests, pending],
  )
}
