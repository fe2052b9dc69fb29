/*
 * Which event the screens speak of: the one in `?event=`, else the one used last in this browser,
 * else the first of the list.
 */
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { remember, remembered } from '@/lib/browser-storage'

export const lastEventStore = createStore<{ id: string | null }>(() => ({
  id: remembered('event'),
}))

/** Remembers the event that was used last. */
export function rememberEvent(id: string | null): void {
  if (lastEventStore.getState().id === id) return
  remember('event', id)
  lastEventStore.setState({ id })
}

/** Returns the event the screens speak of, or undefined when there is none (yet). */
export function pickEvent<E extends { id: string }>(
  events: readonly E[] | undefined,
  asked: string | null,
  last: string | null,
): E | undefined {
  return (
    events?.find((event) => event.id === asked) ??
    events?.find((event) => event.id === last) ??
    events?.[0]
  )
}

/** The current event and a way to choose another; choosing is seen in the address. */
export function useCurrentEvent<E extends { id: string }>(events: readonly E[] | undefined) {
  const [params, setParams] = useSearchParams()
  const last = useStore(lastEventStore, (state) => state.id)
  const event = pickEvent(events, params.get('event'), last)
  const id = event?.id
  useEffect(() => {
    if (id !== undefined) rememberEvent(id)
  }, [id])
  const choose = useCallback(
    (next: string) => {
      rememberEvent(next)
      setParams(
        (present) => {
          const params = new URLSearchParams(present)
          params.set('event', next)
          return params
        },
        { replace: true },
      )
    },
    [setParams],
  )
  return { event, choose }
}
