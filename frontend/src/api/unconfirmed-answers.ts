/* Answers that wait until the owner of the email address confirms them. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { refreshGuests } from '@/api/guests'
import { keys } from '@/api/keys'
import type { components } from '@/api/schema.gen'

/** An answer that is not on the guest list yet. */
export type UnconfirmedAnswer = components['schemas']['UnconfirmedAnswer']

/** The answers of an event that wait for confirmation, the newest first. */
export function useUnconfirmedAnswers(eventId: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.unconfirmedAnswers(eventId),
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/unconfirmed-answers', { params: { path: { eventId } } }),
      ),
    // Guests answer without this page being told.
    staleTime: 0,
    enabled,
  })
}

/** Accepts an answer in place of the owner of the address. */
export function useAcceptAnswer(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (confirmationId: string) =>
      expectDone(
        client.POST('/api/events/{eventId}/unconfirmed-answers/{confirmationId}/accept', {
          params: { path: { eventId, confirmationId } },
        }),
      ),
    onSuccess: async () => {
      await refreshGuests(cache, eventId)
      await cache.invalidateQueries({ queryKey: keys.answers(eventId) })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: keys.unconfirmedAnswers(eventId) }),
  })
}

/** Discards an answer. */
export function useDiscardUnconfirmedAnswer(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (confirmationId: string) =>
      expectDone(
        client.DELETE('/api/events/{eventId}/unconfirmed-answers/{confirmationId}', {
          params: { path: { eventId, confirmationId } },
        }),
      ),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.unconfirmedAnswers(eventId) }),
  })
}
