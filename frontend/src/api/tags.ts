/* The tags of the organisation, and the tags of guests. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { refreshSeating } from '@/api/guests'
import { keys } from '@/api/keys'
import type { NewTag } from '@/api/schema'

/** The tags of the organisation. */
export function useTags() {
  return useQuery({
    queryKey: keys.tags,
    queryFn: () => unwrap(client.GET('/api/tags')),
  })
}

/** Creates a tag. */
export function useCreateTag() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTag) => unwrap(client.POST('/api/tags', { body })),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.tags }),
  })
}

/** Replaces the tags of one guest, by their ids. */
export function useSetGuestTags(eventId: string, guestId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (tags: readonly string[]) =>
      unwrap(
        client.PATCH('/api/guests/{guestId}', {
          params: { path: { guestId } },
          body: { tags: [...tags] },
        }),
      ),
    onSettled: () => refreshSeating(cache, eventId),
  })
}
