/* The pages that links of mail open: unsubscribing, and a guest's ticket. Guests have no session. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import { expectDone, unwrap } from '@/api/client'
import type { Unsubscribe } from '@/api/email-types'
import type { paths } from '@/api/schema.gen'

/** Apart from the keys of organisers, whose code guests do not load. */
const linkKeys = {
  unsubscribe: (token: string) => ['unsubscribe', token] as const,
  ticket: (token: string) => ['ticket', token] as const,
}

const client = createClient<paths>({
  baseUrl: globalThis.location.origin,
  credentials: 'same-origin',
  // Looked up at each call, so that a test can put its own in place.
  fetch: (request) => globalThis.fetch(request),
})

/** What an unsubscribe link is about; nothing changes by looking. */
export function useUnsubscribePage(token: string) {
  return useQuery({
    queryKey: linkKeys.unsubscribe(token),
    queryFn: () => unwrap(client.GET('/api/unsubscribe/{token}', { params: { path: { token } } })),
  })
}

/** Unsubscribes the address, or undoes that. */
export function useUnsubscribe(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (unsubscribed: boolean) => {
      const options = { params: { path: { token } } }
      return expectDone(
        unsubscribed
          ? client.POST('/api/unsubscribe/{token}', options)
          : client.DELETE('/api/unsubscribe/{token}', options),
      )
    },
    onSuccess: (_answer, unsubscribed) => {
      const queryKey = linkKeys.unsubscribe(token)
      cache.setQueryData<Unsubscribe>(queryKey, (page) => page && { ...page, unsubscribed })
    },
  })
}

/** A guest's ticket. */
export function useTicket(token: string) {
  return useQuery({
    queryKey: linkKeys.ticket(token),
    queryFn: () => unwrap(client.GET('/api/tickets/{token}', { params: { path: { token } } })),
  })
}
