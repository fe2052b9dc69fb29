/* How server data is kept: asked once, never stale by itself, refreshed only when something changed it. */
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { User } from '@/api/schema'
import { takeAccountFrom } from '@/api/session'

/** Builds the cache of the application (or of one test). */
export function createQueryClient(): QueryClient {
  const mutationCache = new MutationCache({
    onError(error) {
      // The person's role was changed, and with it what the page may offer.
      if (!(error instanceof ApiError) || error.code !== 'forbidden') return
      void cache.invalidateQueries({ queryKey: keys.user })
    },
  })
  const cache = new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false },
    },
  })
  takeAccountFrom(() => cache.getQueryData<User | null>(keys.user)?.id)
  return cache
}
