/* The mail that the product sends: the list, one mail, and sending a failed one again. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** Mails of one page. */
const pageSize = 500

/** The mails, the latest first, page by page. */
export function useMailbox() {
  return useInfiniteQuery({
    queryKey: keys.mailbox,
    queryFn: ({ pageParam }) => {
      const query = pageParam === '' ? {} : { before: pageParam }
      return unwrap(client.GET('/api/mailbox', { params: { query } }))
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  })
}

/** One mail with its bodies. */
export function useMail(mailId: string) {
  return useQuery({
    queryKey: keys.mail(mailId),
    queryFn: () => unwrap(client.GET('/api/mailbox/{mailId}', { params: { path: { mailId } } })),
  })
}

/** Queues a failed mail again. */
export function useRetryMail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mailId: string) =>
      unwrap(client.POST('/api/mailbox/{mailId}/retry', { params: { path: { mailId } } })),
    onSettled: (_answer, _error, mailId) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keys.mailbox }),
        cache.invalidateQueries({ queryKey: keys.mail(mailId) }),
      ]),
  })
}
