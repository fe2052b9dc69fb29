/* A change of server data: what is cached of it is read again. */
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Returns a mutation after which these queries are read again: before its success is reported, and after a refusal, which
 * often means that the page shows something outdated.
 */
export function useChange<R, A = void>(
  change: (input: A) => Promise<R>,
  ...stale: readonly QueryKey[]
) {
  const cache = useQueryClient()
  const refresh = () => Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: change,
    onSuccess: refresh,
    onError: () => {
      void refresh()
    },
  })
}
