/* Mail of an organisation: its own mail server, and the addresses that get no mail. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import type { MailServer, MailServerInput } from '@/api/email-types'
import { isMissing } from '@/api/errors'
import { emailKeys } from '@/api/email-keys'
import { useChange } from '@/api/use-change'

/** The addresses that get no mail, page by page. */
export function useSuppressions(q: string) {
  return useInfiniteQuery({
    queryKey: [...emailKeys.suppressions, q],
    queryFn: ({ pageParam }) =>
      unwrap(
        client.GET('/api/organisation/suppressions', {
          params: {
            query: {
              ...(q === '' ? {} : { q }),
              ...(pageParam === '' ? {} : { after: pageParam }),
            },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
}

/** Sends no more mail to an address. */
export function useSuppress() {
  return useChange(
    (email: string) => unwrap(client.POST('/api/organisation/suppressions', { body: { email } })),
    emailKeys.suppressions,
  )
}

/** Sends mail to an address again. */
export function useUnsuppress() {
  return useChange(
    (email: string) =>
      expectDone(
        client.DELETE('/api/organisation/suppressions/{email}', { params: { path: { email } } }),
      ),
    emailKeys.suppressions,
  )
}

/** The organisation's own mail server; null while it has none. */
export function useMailServer(enabled = true) {
  return useQuery({
    queryKey: emailKeys.mailServer,
    queryFn: async (): Promise<MailServer | null> => {
      try {
        return await unwrap(client.GET('/api/organisation/mail-server'))
      } catch (thrown) {
        if (isMissing(thrown)) return null
        throw thrown
      }
    },
    enabled,
  })
}

/** Stores the mail server. */
export function useSaveMailServer() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: MailServerInput) =>
      unwrap(client.PUT('/api/organisation/mail-server', { body })),
    onSuccess: (saved) => {
      cache.setQueryData(emailKeys.mailServer, saved)
    },
  })
}

/** Goes back to the mail server of the installation. */
export function useRemoveMailServer() {
  return useChange(
    () => expectDone(client.DELETE('/api/organisation/mail-server')),
    emailKeys.mailServer,
  )
}

/** Tries the stored mail server, and sends a message when an address is given. */
export function useTestMailServer() {
  return useChange(
    (to: string | undefined) =>
      unwrap(
        client.POST('/api/organisation/mail-server/test', {
          body: to === undefined ? {} : { to },
        }),
      ),
    emailKeys.mailServer,
  )
}
