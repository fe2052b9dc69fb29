/* Changes of several guests in one call, and taking them back. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { refreshGuests } from '@/api/guests'
import type { BatchDone, MergeValues, Rsvp } from '@/api/schema'

/** Most guests of one call. */
const guestsPerCall = 10_000

/** What guests eat: an absent text stays as it is, an empty one is removed. */
export type Needs = { meal?: string; dietary?: string }

/** What is done with the guests. */
export type BatchAction =
  | { verb: 'remove' | 'restore' }
  | { verb: 'rsvp'; rsvp: Rsvp }
  | { verb: 'tags'; add: readonly string[]; remove: readonly string[] }
  /** By name; null takes the guests out of their parties. */
  | { verb: 'party'; party: string | null }
  | ({ verb: 'needs' } & Needs)
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
  { guestIds, action }: BatchInput,
): Promise<BatchResult> {
  const done: BatchDone[] = []
  for (let from = 0; from < guestIds.length; from += guestsPerCall) {
    done.push(await unwrap(call(eventId, action, guestIds.slice(from, from + guestsPerCall))))
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
    const params = { path: { eventId, batchId } }
    done.push(await unwrap(client.POST('/api/events/{eventId}/batches/{batchId}/undo', { params })))
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
      return refreshGuests(cache, eventId)
    },
    onError: (error, input) => {
      onFailed(error, input)
      // Some calls may have succeeded before one failed.
      void refreshGuests(cache, eventId)
    },
  })
}

function call(eventId: string, action: BatchAction, guestIds: string[]) {
  const params = { path: { eventId } }
  switch (action.verb) {
    case 'remove':
      return client.POST('/api/events/{eventId}/guests/remove', { params, body: { guestIds } })
    case 'restore':
      return client.POST('/api/events/{eventId}/guests/restore', { params, body: { guestIds } })
    case 'rsvp': {
      const body = { guestIds, rsvp: action.rsvp }
      return client.POST('/api/events/{eventId}/guests/rsvp', { params, body })
    }
    case 'tags': {
      const body = { guestIds, add: [...action.add], remove: [...action.remove] }
      return client.POST('/api/events/{eventId}/guests/tags', { params, body })
    }
    case 'party': {
      const body = { guestIds, party: action.party }
      return client.POST('/api/events/{eventId}/guests/party', { params, body })
    }
    case 'needs': {
      const { meal, dietary } = action
      const body = {
        guestIds,
        ...(meal === undefined ? {} : { meal }),
        ...(dietary === undefined ? {} : { dietary }),
      }
      return client.POST('/api/events/{eventId}/guests/needs', { params, body })
    }
    case 'merge': {
      const body = { guestIds, keep: action.keep, values: action.values }
      return client.POST('/api/events/{eventId}/guests/merge', { params, body })
    }
  }
}

function summed(done: readonly BatchDone[]): BatchResult {
  return {
    batchIds: done.flatMap(({ batchId }) => (batchId === undefined ? [] : [batchId])),
    changed: done.reduce((sum, { changed }) => sum + changed, 0),
    skipped: done.flatMap(({ skipped }) => skipped),
  }
}
