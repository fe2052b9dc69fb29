/* The list of events that are in use. */
import { useQuery } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { keys } from '@/api/keys'

export const eventsQuery = {
  queryKey: keys.events,
  queryFn: () => unwrap(client.GET('/api/events')),
}

/** Every event of the organisation that is neither archived nor deleted. */
export function useEvents(options: { enabled?: boolean } = {}) {
  return useQuery({ ...eventsQuery, enabled: options.enabled ?? true })
}
