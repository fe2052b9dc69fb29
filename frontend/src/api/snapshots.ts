/* The snapshots of an event: the list, keeping the plan under a label, reading one and deleting one. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { client, expectDone, unwrap } from '@/api/client'
import { keys } from '@/api/keys'
import type { NewSnapshot, Snapshot } from '@/api/schema'
import { useChange } from '@/api/use-change'

/** The snapshots of one event, the newest first. */
export function useSnapshots(eventId: string) {
  return useQuery({
    queryKey: keys.snapshots(eventId),
    queryFn: () => fetchSnapshots(eventId),
    // A colleague may have saved one since.
    staleTime: 0,
  })
}

// The specification treats an unreadable list as empty: a failed list must not keep users from saving.
async function fetchSnapshots(eventId: string): Promise<Snapshot[]> {
  const query = { event: eventId }
  try {
    return (await unwrap(client.GET('/api/snapshots', { params: { query } }))).files
  } catch {
    return []
  }
}

/** Keeps a document under a label; answers with the label it got, which may carry a number. */
export function useSaveSnapshot(eventId: string) {
  return useChange(
    (input: Pick<NewSnapshot, 'filename' | 'data'>) =>
      unwrap(client.POST('/api/snapshots', { body: { ...input, eventId } })),
    keys.snapshots(eventId),
    keys.activity(eventId),
  )
}

/** Reads the document of a snapshot as JSON text, as `PlanSession.replaceCommand` takes it. */
export function useLoadSnapshot(eventId: string) {
  return useMutation({
    mutationFn: (filename: string) =>
      unwrap(
        client.GET('/api/snapshots/{filename}', { params: of(eventId, filename), parseAs: 'text' }),
      ),
  })
}

/** Deletes a snapshot. */
export function useDeleteSnapshot(eventId: string) {
  return useChange(
    (filename: string) =>
      expectDone(client.DELETE('/api/snapshots/{filename}', { params: of(eventId, filename) })),
    keys.snapshots(eventId),
    keys.activity(eventId),
  )
}

function of(event: string, filename: string) {
  return { path: { filename }, query: { event } }
}
