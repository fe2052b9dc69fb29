/*
 * A dialog that the address asks for, from wherever the link stands: `?create=1`, or `?event=…&edit=1` and
 * `?event=…&duplicate=1` for the event that is open.
 */
import { useSearchParams } from 'react-router-dom'
import type { Event } from '@/api/schema'
import type { Asked } from '@/features/events/components/EventDialogs'

const words = ['create', 'edit', 'duplicate'] as const

/** Returns what the address asks for, and how to take that out of it. */
export function useAskedDialog(event: Event | undefined) {
  const [params, setParams] = useSearchParams()
  const to = words.find((word) => params.has(word))
  return {
    asked: to === undefined ? undefined : askedFor(to, event),
    done: () => {
      if (to === undefined) return
      setParams(
        (present) => {
          const next = new URLSearchParams(present)
          for (const word of words) next.delete(word)
          return next
        },
        { replace: true },
      )
    },
  }
}

function askedFor(to: (typeof words)[number], event: Event | undefined): Asked | undefined {
  if (to === 'create') return { to }
  return event === undefined ? undefined : { to, event }
}
