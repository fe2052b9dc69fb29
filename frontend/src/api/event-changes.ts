/* Creating, changing, duplicating, putting away, deleting and restoring an event, and the events that were put away. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { isRecord } from '@/api/errors'
import { useJobRun } from '@/api/jobs'
import { keys } from '@/api/keys'
import type { DuplicateEvent, Event, EventFromFile, EventPatch, NewEvent } from '@/api/schema'

/** Events that are out of the way. */
export type PutAway = 'archived' | 'deleted'

/** The archived events, or those that were deleted within the last 30 days. */
export function useEventsPutAway(state: PutAway) {
  return useQuery({
    queryKey: keys.eventsIn(state),
    queryFn: () => unwrap(client.GET('/api/events', { params: { query: { state } } })),
  })
}

type NewEventInput = Omit<NewEvent, 'status' | 'guestCount' | 'assignedSeats'> & {
  /** The plan to start with, as the designer stores it. */
  plan?: Record<string, unknown>
}

/** A new event; `planFailed` says that it has no plan though one was sent. */
type CreatedEvent = { event: Event; planFailed: boolean }

/**
 * Creates an event, and its plan where one was chosen. The counts of a new event are sent as zero, as the calls of the
 * product say.
 */
export function useCreateEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ plan, ...input }: NewEventInput): Promise<CreatedEvent> => {
      const event = await unwrap(
        client.POST('/api/events', {
          body: { ...input, status: 'planning', guestCount: 0, assignedSeats: 0 },
        }),
      )
      if (plan === undefined) return { event, planFailed: false }
      // The event exists from here on; without its plan it begins with an empty room.
      const header = { 'If-Match': '"0"' }
      const put = client.PUT('/api/events/{eventId}/floor-plan', {
        params: { path: { eventId: event.id }, header },
        body: { plan },
      })
      const planFailed = await unwrap(put).then(
        () => false,
        () => true,
      )
      return { event, planFailed }
    },
    onSuccess: () => refreshEvents(cache),
  })
}

/** Whether any guest of a file can be reached; a file without guests has nothing to miss. */
function hasContacts(guests: unknown): boolean {
  if (!Array.isArray(guests) || guests.length === 0) return true
  const isFilled = (value: unknown) => typeof value === 'string' && value !== ''
  return guests.some(
    (guest) => isRecord(guest) && (isFilled(guest.email) || isFilled(guest.mobile)),
  )
}

/** Creates an event from the JSON file that an export made, and says whether its guests can be reached. */
export function useCreateEventFromFile() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: File): Promise<EventFromFile & { hasContacts: boolean }> => {
      const text = await file.text()
      // A file of another kind is refused before it is sent.
      const value: unknown = JSON.parse(text)
      if (!isRecord(value) || value.format !== 'seatwright-event')
        throw new SyntaxError('not the file of an event')
      const body = { body: {}, bodySerializer: () => text }
      const made = await unwrap(client.POST('/api/events/from-file', body))
      return { ...made, hasContacts: hasContacts(value.guests) }
    },
    onSuccess: () => refreshEvents(cache),
  })
}

/** Changes the given fields of an event. */
export function useUpdateEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: EventPatch }) =>
      unwrap(client.PATCH('/api/events/{eventId}', { params: of(id), body: patch })),
    onSuccess: () => refreshEvents(cache),
  })
}

/** Copies an event with its plan and, when asked, its guests. */
export function useDuplicateEvent() {
  const cache = useQueryClient()
  return useJobRun({
    kind: 'duplicate_event',
    start: ({ id, ...body }: DuplicateEvent & { id: string }) =>
      unwrap(client.POST('/api/events/{eventId}/duplicate/jobs', { params: of(id), body })),
    onDone: () => refreshEvents(cache),
  })
}

/** Deletes an event with everything that belongs to it; it can be restored for 30 days. */
export function useDeleteEvent() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      expectDone(client.DELETE('/api/events/{eventId}', { params: of(id) })),
    onSuccess: () => refreshEvents(cache),
  })
}

/*
 * The three below are plain calls, not hooks: an Undo runs after the screen that offered it is gone.
 */

/** Brings a deleted event back with everything that belongs to it. */
export async function restoreEvent(cache: QueryClient, id: string): Promise<void> {
  await unwrap(client.POST('/api/events/{eventId}/restore', { params: of(id) }))
  await refreshEvents(cache)
}

/** Puts an event out of the way. */
export async function archiveEvent(cache: QueryClient, id: string): Promise<void> {
  await unwrap(client.POST('/api/events/{eventId}/archive', { params: of(id) }))
  await refreshEvents(cache)
}

/** Takes an event out of the archive. */
export async function unarchiveEvent(cache: QueryClient, id: string): Promise<void> {
  await unwrap(client.POST('/api/events/{eventId}/unarchive', { params: of(id) }))
  await refreshEvents(cache)
}

function of(eventId: string) {
  return { path: { eventId } }
}

// Refreshes all lists of events, in any state, and their activity.
async function refreshEvents(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keys.events }),
    cache.invalidateQueries({ queryKey: ['activity'] }),
  ])
}
