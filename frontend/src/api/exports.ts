/* Files made from an event by the server: their previews, and those that were made before. `export-jobs.ts` makes them. */
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'
import { keys } from '@/api/keys'
import type { FileKind } from '@/api/schema'

/** How a file is made; what is absent has its default. */
type FileOptions = {
  /** Of a sheet: `docx` instead of PDF. */
  format?: string
  paper?: string
  separator?: string
  quality?: string
  /** Names of sections, separated by commas. */
  sections?: string
  /** Of sheets for guests. */
  design?: string
  colour?: string
  /** Of place cards: labels or badges instead of business cards. */
  stock?: string
  /** Of cards: whether they show the meal. */
  meals?: boolean
  /** Only the cards, lists and signs that are out of date on paper. */
  changed?: boolean
}

/** What is asked for. */
export type FileRequest = { kind: FileKind } & FileOptions

/** Reads again what was made and what is on paper. */
export async function refreshExports(cache: QueryClient, eventId: string) {
  await Promise.all([
    cache.invalidateQueries({ queryKey: keys.exports(eventId) }),
    cache.invalidateQueries({ queryKey: keys.prints(eventId) }),
  ])
}

/** One long call of an organisation runs at a time, and the server has few threads for them. */
function isBusy(error: Error): boolean {
  return error instanceof ApiError && ['long_task_running', 'long_tasks_full'].includes(error.code)
}

function retryBusy(count: number, error: Error): boolean {
  return count < 3 && isBusy(error)
}

/** How a file would look: a page of it, or how its text begins. */
export function useFilePreview(
  eventId: string,
  { kind, paper, separator, sections, design, colour, stock, meals }: FileRequest,
  { page, enabled }: { page: number; enabled: boolean },
) {
  const query = {
    page,
    ...(paper !== undefined && { paper }),
    ...(separator !== undefined && { separator }),
    ...(sections !== undefined && { sections }),
    ...(design !== undefined && { design }),
    ...(colour !== undefined && { colour }),
    ...(stock !== undefined && { stock }),
    ...(meals !== undefined && { meals }),
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
