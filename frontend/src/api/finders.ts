/* The searches of the seat finders, as organisers try them. */
import { useMutation } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import type { FindGuest, ScannedSeat } from '@/api/finder-types'

/** Finds a guest by personal details or by a `query`. */
export function useFindGuest() {
  return useMutation({
    mutationFn: (body: FindGuest) => unwrap(client.POST('/api/guests/find', { body })),
  })
}

/** Finds a seat by a ticket, a code, or the id of a seat. */
export function useFindByCode() {
  return useMutation({
    mutationFn: (body: ScannedSeat) => unwrap(client.POST('/api/guests/find-by-qr', { body })),
  })
}
