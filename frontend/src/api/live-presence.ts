/*
 * Who is in an event, and telling the server where this page is in it. Not by the client of all other calls: nothing is
 * changed by it, and a failure is no news to the person.
 */
import { createStore } from 'zustand/vanilla'
import { ACCOUNT_HEADER, accountOfPage } from '@/api/session'
import type { Presence, PresentClient } from '@/lib/live/presence'

export type { PlanPoint, PlanRect, PresencePlace, PresentClient } from '@/lib/live/presence'

/** The latest list of each event that the feed told of. */
export const presenceStore = createStore<
  Readonly<Record<string, readonly PresentClient[] | undefined>>
>(() => ({}))

/** Takes a list from the feed. */
export function tellPresence({ eventId, people }: Presence): void {
  presenceStore.setState({ [eventId]: people })
}

/** Where this page is. `leaving` takes it off the list at once. */
export type OwnPresence = Omit<PresentClient, 'userId' | 'name'> & { readonly leaving: boolean }

/** What the server made of it: `later` after these milliseconds, `never` when it has no such list. */
export type PresenceAnswer = 'taken' | 'failed' | 'never' | { readonly later: number }

/** Milliseconds to wait where a refusal does not say. */
const PAUSE_MS = 5_000

/** Tells the server; never rejects. */
export async function postPresence(
  eventId: string,
  presence: OwnPresence,
  signal: AbortSignal | null = null,
): Promise<PresenceAnswer> {
  const account = accountOfPage()
  try {
    const response = await fetch(`/api/events/${encodeURIComponent(eventId)}/presence`, {
      method: 'POST',
      credentials: 'same-origin',
      // The page may close before the server answers that it leaves.
      keepalive: presence.leaving,
      signal,
      headers: {
        'Content-Type': 'application/json',
        ...(account === undefined ? {} : { [ACCOUNT_HEADER]: account }),
      },
      body: JSON.stringify(presence),
    })
    await response.body?.cancel()
    return answerOf(response)
  } catch {
    return 'failed'
  }
}

function answerOf({ ok, status, headers }: Response): PresenceAnswer {
  if (ok) return 'taken'
  if (status === 429) return { later: Number(headers.get('retry-after')) * 1_000 || PAUSE_MS }
  // The event is gone, or an older server has no presence.
  return status === 404 || status === 405 ? 'never' : 'failed'
}
