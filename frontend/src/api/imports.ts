/*
 * The guided import: a preview of what a guest list would change, the import itself as a job, past imports and undo. The
 * server keeps nothing between the calls, so each of them sends the list again.
 */
import {
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { client, unwrap } from '@/api/client'
import { isRecord, toApiError } from '@/api/errors'
import type { BatchResult } from '@/api/guest-batches'
import { refreshGuests } from '@/api/guests'
import { useJobRun, type ResultOf } from '@/api/jobs'
import { keys } from '@/api/keys'
import type { ImportPlan, ImportPreview, Job } from '@/api/schema'
import { sendForm, type UploadOptions } from '@/api/send-form'

/** A guest list to import: a file, or pasted text. */
export type ImportSource = {
  /** Tells lists of one visit apart. */
  id: number
  name: string
  content: File | string
}

/** A list with the decisions about it. */
export type ImportDraft = { source: ImportSource; plan: ImportPlan }

/** Returns what an import would change; nothing is stored. */
export async function previewImport(
  eventId: string,
  draft: ImportDraft,
  watch: UploadOptions,
): Promise<ImportPreview> {
  const body = await sendForm(`${importsPath(eventId)}/preview`, formOf(draft), watch)
  if (!isPreview(body)) throw toApiError(undefined)
  return body
}

/** How often a preview is asked for again while the organisation has another long task, and milliseconds in between. */
const BUSY_RETRIES = 10
const BUSY_PAUSE = 500

/**
 * Returns the preview of a draft, and whether another one is on its way. The last good preview stays while another is
 * asked for and when that fails; a request that is outdated is aborted.
 */
export function useImportPreview(eventId: string, draft: ImportDraft | undefined) {
  const query = useQuery({
    queryKey: keys.importPreview(eventId, draft?.source.id ?? 0, draft?.plan ?? {}),
    queryFn:
      draft === undefined ? skipToken : ({ signal }) => previewImport(eventId, draft, { signal }),
    gcTime: 60_000,
    // The preview before is aborted here, but the server may still be at it.
    retry: (failures, failure) => failures < BUSY_RETRIES && isBusy(failure),
    retryDelay: BUSY_PAUSE,
  })
  const [kept, setKept] = useState<{ id: number; preview: ImportPreview }>()
  const { data, error, isFetching, refetch } = query
  const id = draft?.source.id
  if (data !== undefined && id !== undefined && data !== kept?.preview) {
    setKept({ id, preview: data })
  }
  return { preview: kept?.id === id ? kept?.preview : undefined, error, isFetching, refetch }
}

function isBusy(failure: unknown): boolean {
  return toApiError(failure).code === 'long_task_running'
}

/** Keeps a preview, so that it is not asked for again. */
export function keepPreview(
  cache: QueryClient,
  eventId: string,
  { source, plan }: ImportDraft,
  preview: ImportPreview,
): void {
  cache.setQueryData(keys.importPreview(eventId, source.id, plan), preview)
}

/** Imports a list as a job. `onDone` is also called for an import that an earlier visit to the screen started. */
export function useGuidedImport(
  eventId: string,
  onDone: (result: ResultOf<'guided-import'>, wasLeft: boolean) => void,
) {
  const cache = useQueryClient()
  return useJobRun({
    kind: 'guided-import',
    eventId,
    start: (draft: ImportDraft) => startImport(eventId, draft),
    onDone: (result, wasLeft) => {
      onDone(result, wasLeft)
      return refreshAfterImport(cache, eventId)
    },
  })
}

async function startImport(eventId: string, draft: ImportDraft): Promise<Job> {
  const body = await sendForm(`${importsPath(eventId)}/jobs`, formOf(draft), {})
  if (!isJob(body)) throw toApiError(undefined)
  return body
}

/** The imports of an event, the latest first. */
export function usePastImports(eventId: string) {
  return useQuery({
    queryKey: keys.imports(eventId),
    queryFn: () =>
      unwrap(client.GET('/api/events/{eventId}/imports', { params: { path: { eventId } } })),
  })
}

/** Takes an import back: its guests are removed, and those it changed get their former values. */
export async function undoImport(
  cache: QueryClient,
  eventId: string,
  importId: string,
): Promise<BatchResult> {
  const { batchId, ...rest } = await unwrap(
    client.POST('/api/events/{eventId}/imports/{importId}/undo', {
      params: { path: { eventId, importId } },
    }),
  )
  const done = { ...rest, batchIds: batchId === undefined ? [] : [batchId] }
  cache.setQueryData(keys.importUndo(importId), done)
  await refreshAfterImport(cache, eventId)
  return done
}

/** Returns how the last undo of an import ended, if this visit has undone it. */
export function useUndoResult(importId: string): BatchResult | undefined {
  const { data } = useQuery<BatchResult>({
    queryKey: keys.importUndo(importId),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  return data
}

/** Returns a mutation that takes an import back. */
export function useUndoImport(eventId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (importId: string) => undoImport(cache, eventId, importId),
    onError: () => {
      // Often it was undone elsewhere.
      void cache.invalidateQueries({ queryKey: keys.imports(eventId) })
    },
  })
}

async function refreshAfterImport(cache: QueryClient, eventId: string): Promise<void> {
  // They compare the list with guests that have changed.
  cache.removeQueries({ queryKey: keys.importPreviews(eventId), type: 'inactive' })
  await Promise.all([
    refreshGuests(cache, eventId),
    cache.invalidateQueries({ queryKey: keys.imports(eventId) }),
  ])
}

function importsPath(eventId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}/imports`
}

function formOf({ source: { content }, plan }: ImportDraft): FormData {
  const form = new FormData()
  form.set('plan', JSON.stringify(plan))
  form.set(typeof content === 'string' ? 'text' : 'guestFile', content)
  return form
}

function isPreview(body: unknown): body is ImportPreview {
  return isRecord(body) && Array.isArray(body.columns) && isRecord(body.counts)
}

function isJob(body: unknown): body is Job {
  return isRecord(body) && typeof body.id === 'string' && typeof body.state === 'string'
}
