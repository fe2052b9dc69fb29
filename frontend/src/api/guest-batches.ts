/* Changes of several guests in one call, and taking them back. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { refreshSeating } from '@/api/guests'
import type { BatchDone, Rsvp } from '@/api/schema'
import { callUpcoming, type MergeValues } from '@/api/upcoming'

/** Most guests of one call. */
const guestsPerCall = 10_000

/** What is done with the guests. */
export type BatchAction =
  | { verb: 'remove' | 'restore' }
  | { verb: 'rsvp'; rsvp: Rsvp }
  | { verb: 'tags'; add: readonly string[]; remove: readonly string[] }
  /** By name; null takes the guests out of their parties. */
  | { verb: 'party'; party: string | null }
  /** Makes the guests one: `keep`, with these values. */
  | { verb: 'merge'; keep: string; values: MergeValues }

/** The result of all calls of one change. */
export type BatchResult = {
  /** For undo, the latest last; empty when nothing changed. */
  batchIds: readonly string[]
  /** Guests that changed. */
  changed: number
  /** Guests that could not be changed, and why. */
  skipped: BatchDone['skipped']
}

export type BatchInput = { guestIds: readonly string[]; action: BatchAction }

/** Changes any number of guests, in as few calls as the server allows. */
export async function changeGuests(
  eventId: string,
  { guestIds, action: { verb, ...values } }: BatchInput,
): Promise<BatchResult> {
  const done: BatchDone[] = []
  for (let from = 0; from < guestIds.length; from += guestsPerCall) {
    const body = { ...values, guestIds: guestIds.slice(from, from + guestsPerCall) }
    done.push(await callUpcoming('post', `${eventPath(eventId)}/guests/${verb}`, body))
  }
  return summed(done)
}

/** Takes batches back, the latest first. */
export async function undoBatches(
  eventId: string,
  batchIds: readonly string[],
): Promise<BatchResult> {
  const done: BatchDone[] = []
  for (const batchId of [...batchIds].reverse()) {
    const path = `${eventPath(eventId)}/batches/${encodeURIComponent(batchId)}/undo`
    done.push(await callUpcoming('post', path))
  }
  return summed(done)
}

/**
 * Returns a mutation that changes several guests. Both functions are called also when the component that started it is
 * gone, so that the person always learns how it ended.
 */
export function useChangeGuests(
  eventId: string,
  {
    onDone,
    onFailed,
  }: {
    onDone: (result: BatchResult, input: BatchInput, cache: QueryClient) => void
    onFailed: (error: Error, input: BatchInput) => void
  },
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: BatchInput) => changeGuests(eventId, input),
    onSuccess: (result, input) => {
      onDone(result, input, cache)
      return refreshSeating(cache, eventId)
    },
    onError: (error, input) => {
      onFailed(error, input)
      // Some calls may have succeeded before one failed.
      void refreshSeating(cache, eventId)
    },
  })
}

function eventPath(eventId: string): string {
  return `/api/events/${encodeURIComponent(eventId)}`
}

function summed(done: readonly BatchDone[]): BatchResult {
  return {
    batchIds: done.flatMap(({ batchId }) => (batchId === undefined ? [] : [batchId])),
    changed: done.reduce((sum, { changed }) => sum + changed, 0),
    skipped: done.flatMap(({ skipped }) => skipped),
  }
}
