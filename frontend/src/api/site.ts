/* What the operator of this installation tells everybody, and how the server feels. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

/** How people sign in, where mail goes, whom to write to, and the version. */
export function useSite() {
  return useQuery({ queryKey: keys.site, queryFn: () => unwrap(client.GET('/api/site')) })
}
