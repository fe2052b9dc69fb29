/* Ways into the product without an account: a screen, shown with the sandbox's event. */
import { toApiError } from '@/api/errors'
import { useEnterSandbox } from '@/api/sandbox'
import { loadPage } from '@/lib/load-page'

/** Texts for a sandbox that did not open, by what the server said. */
export const sandboxProblems = {
  tooMany:
    'This address has opened several sandboxes within the hour. Please come back a little later, or start your free trial now.',
  full: 'All sandboxes are in use right now. Please try again in a few minutes, or start your free trial now.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  other: 'The sandbox could not be opened. Please try again, or start your free trial now.',
} as const

/** Opens the sandbox and goes to a screen of it. */
export function useSandbox() {
  const enter = useEnterSandbox()
  return {
    isOpening: enter.isPending,
    problem: enter.error === null ? undefined : problemText(enter.error),
    enterAt: (path: string) => {
      enter.mutate(undefined, {
        onSuccess: ({ eventId }) => loadPage.at(withEvent(path, eventId)),
      })
    },
  }
}

function problemText(thrown: unknown): string {
  switch (toApiError(thrown).status) {
    case 429:
      return sandboxProblems.tooMany
    case 503:
      return sandboxProblems.full
    case 0:
      return sandboxProblems.unreachable
    default:
      return sandboxProblems.other
  }
}

/** The screen with the event in its address. */
function withEvent(path: string, eventId: string | undefined): string {
  return eventId === undefined ? path : `${path}?event=${encodeURIComponent(eventId)}`
}
