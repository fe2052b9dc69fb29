/* The public look-up of a seat by its code. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** The seat behind a complete code; nothing is asked for a shorter one. `lastName` is empty until it was asked for. */
export function useSeatLookup(code: string, lastName = '') {
  const query = lastName === '' ? {} : { lastName }
  return useQuery({
    queryKey: keys.lookup(code, lastName),
    queryFn: () =>
      unwrap(client.GET('/api/seat-lookup/{code}', { params: { path: { code }, query } })),
    enabled: code.length === 6,
    networkMode: 'always',
  })
}
