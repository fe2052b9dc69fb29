/*
 * The current event of the screens: the one in `?event=`, else the one used last in this browser, else the first of the
 * list.
 */
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { writeStored, readStored } from '@/lib/browser-storage'

export const lastEventStore = createStore<{ id: string | null }>(() => ({
  id: readStored('event'),
}))

/** Remembers the event that was used last. */
export function rememberEvent(id: string | null): void {
  if (lastEventStore.getState().id === id) return
  writeStored('event', id)
  lastEventStore.setState({ id })
}

/** Returns the current event; undefined without events or before the list has loaded. */
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

/** Returns whether the address names an event that is not in the list: deleted, mistyped, or another organisation's. */
export function isUnknown(
  events: readonly { id: string }[] | undefined,
  asked: string | null,
): boolean {
  return asked !== null && events?.every(({ id }) => id !== asked) === true
}

/**
 * The current event and a way to choose another, or none; choosing changes the address. `unknown` means that the
 * address names an event that is not in the list, so that `event` is another one.
 */
export function useCurrentEvent<E extends { id: string }>(events: readonly E[] | undefined) {
  const [params, setParams] = useSearchParams()
  const last = useStore(lastEventStore, (state) => state.id)
  const asked = params.get('event')
  const event = pickEvent(events, asked, last)
  const id = event?.id
  useEffect(() => {
    if (id !== undefined) rememberEvent(id)
  }, [id])
  const choose = useCallback(
    (next: string | null) => {
      rememberEvent(next)
      setParams(
        (present) => {
          const params = new URLSearchParams(present)
          if (next === null) params.delete('event')
          else params.set('event', next)
          return params
        },
        { replace: true },
      )
    },
    [setParams],
  )
  return { event, choose, unknown: isUnknown(events, asked) }
}
