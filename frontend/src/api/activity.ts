/* What happened to an event: who changed what, newest first. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { ActivityPage } from '@/api/schema'

function fetchActivity(eventId: string, limit: number, before?: string): Promise<ActivityPage> {
  const query = { limit, ...(before === undefined ? {} : { before }) }
  return unwrap(
    client.GET('/api/events/{eventId}/activity', { params: { path: { eventId }, query } }),
  )
}

/** The newest entries of one event. Other screens write entries too, so it is asked anew each time it is shown. */
export function useRecentActivity(eventId: string, limit: number) {
  return useQuery({
    queryKey: [...keys.activity(eventId), 'recent'],
    queryFn: () => fetchActivity(eventId, limit),
    staleTime: 0,
  })
}

/** All entries of one event, page by page. */
export function useActivity(eventId: string, limit: number) {
  return useInfiniteQuery({
    queryKey: [...keys.activity(eventId), 'all'],
    queryFn: ({ pageParam }) => fetchActivity(eventId, limit, pageParam),
    initialPageParam: ((): string | undefined => undefined)(),
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
}

/** How much others did to an event since an instant. */
export function useNewsSince(eventId: string, since: number) {
  return useQuery({
    queryKey: [...keys.activity(eventId), 'news', since],
    queryFn: () =>
      unwrap(
        client.GET('/api/events/{eventId}/activity/news', {
          params: { path: { eventId }, query: { since: new Date(since).toISOString() } },
        }),
      ),
    // The line says what happened until the person came back.
    staleTime: Infinity,
  })
}
