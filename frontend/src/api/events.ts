/* Events: the list, and creating, changing and deleting one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { EventPatch, NewEvent } from '@/api/schema'

/** Every event of the organisation. */
export function useEvents(options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: keys.events,
    queryFn: () => unwrap(client.GET('/api/events')),
    enabled: options.enabled ?? true,
  })
}

/** Creates an event. The counts of a new event are sent as zero, as the calls of the product say. */
export function useCreateEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: Omit<NewEvent, 'status' | 'guestCount' | 'assignedSeats'>) =>
      unwrap(
        client.POST('/api/events', {
          body: { ...input, status: 'planning', guestCount: 0, assignedSeats: 0 },
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.events }),
  })
}

/** Changes the given fields of an event. */
export function useUpdateEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: EventPatch }) =>
      unwrap(
        client.PATCH('/api/events/{eventId}', {
          params: { path: { eventId: id } },
          body: patch,
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.events }),
  })
}

/** Deletes an event with everything that belongs to it. */
export function useDeleteEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      expectDone(client.DELETE('/api/events/{eventId}', { params: { path: { eventId: id } } })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.events }),
  })
}
