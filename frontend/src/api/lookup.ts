/* The public look-up of a seat by its code. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** The seat behind a complete code; nothing is asked for a shorter one. */
export function useSeatLookup(code: string) {
  return useQuery({
    queryKey: keys.lookup(code),
    queryFn: () => unwrap(client.GET('/api/seat-lookup/{code}', { params: { path: { code } } })),
    enabled: code.length === 6,
  })
}
