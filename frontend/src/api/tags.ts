/* The tags of the organisation. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
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
