/* How server data is kept: asked once, never stale by itself, refreshed only when something changed it. */
import { QueryClient } from '@tanstack/react-query'

/** Builds the cache of the application (or of one test). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
