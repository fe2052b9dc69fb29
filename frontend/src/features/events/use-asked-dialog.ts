/*
 * A dialog that the address asks for, so that any link can open it: `?create=1`, or `?event=…&edit=1` and
 * `?event=…&duplicate=1` for the open event.
 */
import { useSearchParams } from 'react-router-dom'
import type { Event } from '@/api/schema'
import type { EventDialogRequest } from '@/features/events/components/EventDialogs'
import { rememberEvent } from '@/lib/current-event'

const words = ['create', 'edit', 'duplicate'] as const

/**
 * Returns what the address asks for. `done` removes it from the address; `openInstead` also names an event to open.
 * Each is a single navigation: with two in one tick, the router would compute the second from the address before the
 * first.
 */
export function useAskedDialog(event: Event | undefined) {
  const [params, setParams] = useSearchParams()
  const to = words.find((word) => params.has(word))
  const replace = (eventId?: string) => {
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        for (const word of words) next.delete(word)
        if (eventId !== undefined) next.set('event', eventId)
        return next
      },
      { replace: true },
    )
  }
  return {
    asked: to === undefined ? undefined : askedFor(to, event),
    done: () => {
      if (to !== undefined) replace()
    },
    openInstead: (eventId: string) => {
      rememberEvent(eventId)
      replace(eventId)
    },
  }
}

function askedFor(
  to: (typeof words)[number],
  event: Event | undefined,
): EventDialogRequest | undefined {
  if (to === 'create') return { to }
  return event === undefined ? undefined : { to, event }
}
