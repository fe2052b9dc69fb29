/* How server data is kept: asked once, never stale by itself, refreshed only when something changed it. */
import { QueryClient } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import type { User } from '@/api/schema'
import { takeAccountFrom } from '@/api/session'

/** Builds the cache of the application (or of one test). */
export function createQueryClient(): QueryClient {
  const cache = new QueryClient({
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
