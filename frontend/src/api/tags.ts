/* The tags of the organisation. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { NewTag, TagCarriers, TagChange, TagEntry } from '@/api/schema'

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
    mutationFn: createTag,
    onSettled: () => cache.invalidateQueries({ queryKey: keys.tags }),
  })
}

/** Creates a tag, also one that was deleted: it gets another id. */
export function createTag(body: NewTag): Promise<TagEntry> {
  return unwrap(client.POST('/api/tags', { body }))
}

/** Renames a tag or changes its colour, unless it has other values than `expected`. */
export function changeTag(tagId: string, body: TagChange): Promise<TagEntry> {
  return unwrap(client.PATCH('/api/tags/{tagId}', { params: { path: { tagId } }, body }))
}

/** Who carries a tag, by event. */
export function tagCarriers(tagId: string): Promise<TagCarriers[]> {
  return unwrap(client.GET('/api/tags/{tagId}/guests', { params: { path: { tagId } } }))
}

/** Deletes a tag; its guests lose it. */
export function deleteTag(tagId: string): Promise<void> {
  return expectDone(client.DELETE('/api/tags/{tagId}', { params: { path: { tagId } } }))
}

/** Refreshes what shows tags, in every event. */
export async function refreshTags(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keys.tags }),
    cache.invalidateQueries({ queryKey: keys.guestLists }),
    cache.invalidateQueries({ queryKey: keys.guestHistories }),
  ])
}
