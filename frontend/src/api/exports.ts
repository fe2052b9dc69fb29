/* Files made from an event by the server: their previews, the files themselves, and those that were made before. */
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type MutateOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { client, unwrap } from '@/api/client'
import { ApiError, errorFromBody, toApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { FileKind } from '@/api/schema'
import { saveFile } from '@/lib/files'

/** How a file is made; what is absent has its default. */
type FileOptions = {
  /** Of a sheet: `docx` instead of PDF. */
  format?: string
  paper?: string
  separator?: string
  quality?: string
  /** Names of sections, separated by commas. */
  sections?: string
  /** Only the cards, lists and signs that are out of date on paper. */
  changed?: boolean
}

/** What is asked for. */
export type FileRequest = { kind: FileKind } & FileOptions

/** Makes a file of an event and saves it under the name that the server gives it; `cancel` gives up the wait for it. */
export function useExportFile(eventId: string) {
  const cache = useQueryClient()
  const wait = useRef(new AbortController())
  const { mutate, ...mutation } = useMutation({
    mutationFn: async (request: FileRequest) => {
      const { name, content } = await fetchFile(eventId, request, wait.current.signal)
      saveFile(name, content)
    },
    // A preview may be under way, and a colleague's export.
    retry: (count, error) => count < 20 && isBusy(error),
    retryDelay: 500,
    onSettled: () => refreshExports(cache, eventId),
  })
  return {
    ...mutation,
    make: (request: FileRequest, outcome: MutateOptions<void, Error, FileRequest>) => {
      wait.current = new AbortController()
      mutate(request, outcome)
    },
    cancel: () => {
      wait.current.abort()
    },
  }
}

async function fetchFile(eventId: string, { kind, ...options }: FileRequest, signal: AbortSignal) {
  const query = new URLSearchParams(
    Object.entries(options).map(([name, value]) => [name, String(value)]),
  ).toString()
  const path = `/api/events/${encodeURIComponent(eventId)}/files/${kind}${query === '' ? '' : `?${query}`}`
  try {
    const response = await fetch(path, { signal })
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined)
      throw errorFromBody(response.status, body)
    }
    const disposition = response.headers.get('content-disposition') ?? ''
    return {
      name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? kind,
      content: await response.blob(),
    }
  } catch (thrown) {
    if (signal.aborted) throw thrown
    throw toApiError(thrown)
  }
}

async function refreshExports(cache: QueryClient, eventId: string) {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keys.exports(eventId) }),
    cache.invalidateQueries({ queryKey: keys.prints(eventId) }),
  ])
}

/** One long call of an organisation runs at a time. */
function isBusy(error: Error): boolean {
  return error instanceof ApiError && error.code === 'long_task_running'
}

function retryBusy(count: number, error: Error): boolean {
  return count < 3 && isBusy(error)
}

/** How a file would look: a page of it, or how its text begins. */
export function useFilePreview(
  eventId: string,
  { kind, paper, separator, sections }: FileRequest,
  { page, enabled }: { page: number; enabled: boolean },
) {
  const query = {
    page,
    ...(paper !== undefined && { paper }),
    ...(separator !== undefined && { separator }),
    ...(sections !== undefined && { sections }),
  }
  return useQuery({
    queryKey: keys.filePreview(eventId, { kind, ...query }, page),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/api/events/{eventId}/files/{kind}/preview', {
          params: { path: { eventId, kind }, query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    enabled,
    retry: retryBusy,
    gcTime: 60_000,
  })
}

/** The latest files of an event, the newest first. */
export function usePastExports(eventId: string) {
  return useQuery({
    queryKey: keys.exports(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/files', { params: { path: { eventId } } })),
  })
}

/** What is on paper, and what of it is out of date. */
export function usePrints(eventId: string) {
  return useQuery({
    queryKey: keys.prints(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/prints', { params: { path: { eventId } } })),
    retry: retryBusy,
  })
}
