/* The page behind the link that confirms an answer. Guests have no session. */
import { useMutation, useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { expectDone, unwrap } from '@/api/client'
import type { components, paths } from '@/api/schema.gen'

/** What a link confirms. */
export type AnswerConfirmation = components['schemas']['AnswerConfirmation']

const client = createClient<paths>({
  baseUrl: globalThis.location.origin,
  credentials: 'same-origin',
  // Looked up at each call, so that a test can put its own in place.
  fetch: (request) => globalThis.fetch(request),
})

const of = (token: string) => ({ params: { path: { token } } })

/** What a link would confirm; nothing changes by looking. */
export function useAnswerConfirmation(token: string) {
  return useQuery({
    queryKey: ['answer-confirmation', token],
    queryFn: () => unwrap(client.GET('/api/answer-confirmations/{token}', of(token))),
    // The link works once: what was shown stays after it was used.
    staleTime: Infinity,
  })
}

/** Confirms; the personal link of the party comes back. */
export function useConfirmAnswer(token: string) {
  return useMutation({
    mutationFn: () => unwrap(client.POST('/api/answer-confirmations/{token}', of(token))),
  })
}

/** Discards what the link would confirm. */
export function useDiscardAnswer(token: string) {
  return useMutation({
    mutationFn: () => expectDone(client.DELETE('/api/answer-confirmations/{token}', of(token))),
  })
}
