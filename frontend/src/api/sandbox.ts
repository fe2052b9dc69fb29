/* The sandbox: a user's own events for a day, without an account. */
import { useMutation } from '@tanstack/react-query'
import { client, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { Event } from '@/api/schema'

/** The event to show first; undefined for people who were already signed in and keep their own. */
type SandboxEntry = { eventId: string | undefined }

/**
 * Opens a sandbox and finds the event to show: the one with the most guests. The caller loads the next page anew,
 * since everything that this one knows about who is there is out of date.
 */
export function useEnterSandbox() {
  return useMutation({
    mutationFn: async (): Promise<SandboxEntry> => {
      if (!(await opened())) return { eventId: undefined }
      const events = await unwrap(client.GET('/api/events'))
      return { eventId: fullest(events)?.id }
    },
  })
}

/** Returns whether a sandbox was opened; false for people who are signed in. */
async function opened(): Promise<boolean> {
  try {
    await unwrap(client.POST('/api/sandbox'))
    return true
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === 'already_signed_in') return false
    throw thrown
  }
}

function fullest(events: readonly Event[]): Event | undefined {
  return events.reduce<Event | undefined>(
    (best, event) => (best === undefined || event.guestCount > best.guestCount ? event : best),
    undefined,
  )
}
