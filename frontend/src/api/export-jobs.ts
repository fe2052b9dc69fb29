/* Files that the server makes as jobs: starting one, those that are under way, and saving what was made. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { refreshExports, type FileRequest } from '@/api/exports'
import { keys } from '@/api/keys'

/** Milliseconds between two looks at what is under way. The jobs themselves are followed one by one. */
const LOOK_AGAIN = 5_000

/** The files that are being made of an event, also by colleagues, the oldest first. */
export function useExportsUnderWay(eventId: string) {
  return useQuery({
    queryKey: keys.exportJobs(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/export-jobs', { params: { path: { eventId } } })),
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? LOOK_AGAIN : false),
  })
}

/** Starts to make a file; it is among those under way when the call has succeeded. */
export function useStartExport(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, ...options }: FileRequest) =>
      unwrap(
        client.POST('/api/events/{eventId}/files/{kind}/jobs', {
          params: { path: { eventId, kind } },
          body: { changed: false, ...options },
        }),
      ),
    onSuccess: (job, { kind, format }) => {
      cache.setQueryData(keys.job(job.id), job)
      cache.setQueryData<readonly object[]>(keys.exportJobs(eventId), (known = []) => [
        ...known,
        { kind, ...(format !== undefined && { format }), job },
      ])
    },
  })
}

/** Reads again what is under way and what was made, when a job has ended. */
export function useExportEnded(eventId: string) {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: keys.exportJobs(eventId) }),
      refreshExports(cache, eventId),
    ])
}

/** Returns the address of a file that is kept. */
export function exportAddress(eventId: string, exportId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}/exports/${encodeURIComponent(exportId)}`
}
