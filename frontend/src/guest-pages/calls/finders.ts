/* The wire of the seat finders: an event by its public id, a seat by its code, and searches for a guest. */
import { toApiError } from '@/api/errors'
import type { FinderEvent, FindGuest, FoundGuest, ScannedSeat } from '@/api/finder-types'
import type { FoundSeat } from '@/api/schema'
import { createAnswers, useAnswer } from '@/guest-pages/calls/answers'
import { read, send } from '@/guest-pages/calls/call'
import { useSend } from '@/guest-pages/calls/use-send'

const events = createAnswers((path) => read<FinderEvent>(path))
const seats = createAnswers((path) => read<FoundSeat>(path))

/** The event of a finder; nothing is asked for without an id. Members may use the event's own id. */
export function useFinderEvent(eventId: string) {
  return useAnswer(
    events,
    eventId === '' ? undefined : `/api/finders/${encodeURIComponent(eventId)}`,
  )
}

/** The seat behind a complete code; nothing is asked for a shorter one. `lastName` is empty until it was asked for. */
export function useSeatLookup(code: string, lastName = '') {
  const query = lastName === '' ? '' : `?${new URLSearchParams({ lastName }).toString()}`
  return useAnswer(seats, code.length === 6 ? `/api/seat-lookup/${code}${query}` : undefined)
}

const findGuest = (body: FindGuest) => send<FoundGuest>('/api/guests/find', body)
const findByCode = (body: ScannedSeat) => send<FoundGuest>('/api/guests/find-by-qr', body)

/** Finds a guest by personal details or by a `query`. */
export function useFindGuest() {
  return useSend(findGuest)
}

/** What was typed at a sign; `query` when it may be a name. */
type TypedSeat = ScannedSeat & { eventId: string; query?: string; isName?: boolean }

/** Finds a seat by a ticket, a code, or the id of a seat, and otherwise by a name. */
export function useFindTyped() {
  return useSend(async ({ query, isName = false, ...scanned }: TypedSeat) => {
    const byName = query === undefined ? undefined : { eventId: scanned.eventId, query }
    if (byName !== undefined && isName) return findGuest(byName)
    try {
      return await findByCode(scanned)
    } catch (error) {
      if (byName === undefined || toApiError(error).status !== 404) throw error
      return findGuest(byName)
    }
  })
}
