/* The seating of an event on a screen without a plan. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Guest } from '@/api/schema'
import { SeatingService, type SeatingCommands } from '@/guests/seating-service'
import { toastRoom } from '@/guests/toast-room'

/** Returns what seats the guests of an event. Its messages are toasts. */
export function useSeatingService(eventId: string): SeatingCommands {
  const cache = useQueryClient()
  return useMemo(() => new SeatingService(cache, eventId, toastRoom), [cache, eventId])
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
