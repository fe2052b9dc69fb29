/* Confirmation emails: what guests get with their lookup code. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { ConfirmationsSent } from '@/api/schema'

/** Most guests of one call. */
const guestsPerCall = 10_000

/** Sends the confirmation of one guest. */
export function useSendConfirmation() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guestId: string) =>
      unwrap(
        client.POST('/api/guests/{guestId}/send-confirmation', { params: { path: { guestId } } }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.guestHistories }),
  })
}

/** Sends the confirmations of any number of guests, in as few calls as the server allows. */
export function useSendConfirmations(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guestIds: readonly string[]) => sendConfirmations(eventId, guestIds),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.guestHistories }),
  })
}

async function sendConfirmations(
  eventId: string,
  guestIds: readonly string[],
): Promise<ConfirmationsSent> {
  const all: ConfirmationsSent = { sentCount: 0, skipped: [] }
  for (let from = 0; from < guestIds.length; from += guestsPerCall) {
    const body = { guestIds: guestIds.slice(from, from + guestsPerCall) }
    const { sentCount, skipped } = await unwrap(
      client.POST('/api/events/{eventId}/guests/send-confirmation', {
        params: { path: { eventId } },
        body,
      }),
    )
    all.sentCount += sentCount
    all.skipped.push(...skipped)
  }
  return all
}
