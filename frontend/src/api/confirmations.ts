/* Confirmation e-mails: what guests get with their lookup code. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { callUpcoming, type ConfirmationSent, type ConfirmationsSent } from '@/api/upcoming'

/** Most guests of one call. */
const guestsPerCall = 10_000

/** Sends the confirmation of one guest. */
export function useSendConfirmation() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (guestId: string) =>
      callUpcoming<ConfirmationSent>(
        'post',
        `/api/guests/${encodeURIComponent(guestId)}/send-confirmation`,
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
  const path = `/api/events/${encodeURIComponent(eventId)}/guests/send-confirmation`
  const all: ConfirmationsSent = { sentCount: 0, skipped: [] }
  for (let from = 0; from < guestIds.length; from += guestsPerCall) {
    const body = { guestIds: guestIds.slice(from, from + guestsPerCall) }
    const { sentCount, skipped } = await callUpcoming<ConfirmationsSent>('post', path, body)
    all.sentCount += sentCount
    all.skipped.push(...skipped)
  }
  return all
}
