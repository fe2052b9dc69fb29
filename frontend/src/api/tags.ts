/* The tags of the organisation, and the tags of guests. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshSeating } from '@/api/guests'
import { keys } from '@/api/keys'
import type { Guest, NewTag, Tag, TagEntry } from '@/api/schema'
import { callUpcoming } from '@/api/upcoming'

/** The tags of the organisation. */
export function useTags() {
  return useQuery({
    queryKey: keys.tags,
    queryFn: () => callUpcoming<TagEntry[]>('get', '/api/tags'),
  })
}

/** Creates a tag. */
export function useCreateTag() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTag) => callUpcoming<Tag>('post', '/api/tags', body),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.tags }),
  })
}

/** Replaces the tags of one guest, by their ids. */
export function useSetGuestTags(eventId: string, guestId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (tags: readonly string[]) =>
      callUpcoming<Guest>('patch', `/api/guests/${encodeURIComponent(guestId)}`, { tags }),
    onSettled: () => refreshSeating(cache, eventId),
  })
}
