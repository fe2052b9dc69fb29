/*
 * The feed of changes as the screens see it: which events it follows, whether it is live, and what it tells. The connection
 * itself is code that loads when the page has time for it.
 */
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { changeListeners, liveStore } from '@/api/live-store'
import { sessionStore } from '@/api/session'
import { fetchCode } from '@/lib/fetch-code'
import type { LiveChange } from '@/lib/live/frames'
import type { LiveState } from '@/lib/live/stream'

export type { LiveChange, LiveState }

/** Starts the feed of a person who is signed in; returns what stops it. */
export function startLive(cache: QueryClient, account: string): () => void {
  let leave: (() => void) | undefined
  let stopped = false
  const join = () => {
    void fetchCode(() => import('@/api/live-feed')).then(
      ({ joinLiveFeed }) => {
        leave?.()
        if (!stopped) leave = joinLiveFeed(cache, account)
      },
      () => undefined,
    )
  }
  join()
  const stopWatching = sessionStore.subscribe((now, before) => {
    // The person has signed in again on the spot.
    if (now.lost === undefined && before.lost !== undefined) join()
  })
  return () => {
    stopped = true
    stopWatching()
    leave?.()
    liveStore.setState({ state: 'off' })
  }
}

/** Names an event whose details a screen shows, while it is mounted. */
export function useLiveEvent(eventId: string | undefined): void {
  useEffect(() => {
    if (eventId === undefined) return undefined
    liveStore.setState(({ events }) => ({ events: [...events, eventId] }))
    return () => {
      liveStore.setState(({ events }) => {
        const at = events.indexOf(eventId)
        return { events: events.filter((_, place) => place !== at) }
      })
    }
  }, [eventId])
}

/**
 * Calls a screen that must do more than its queries do. A change of the kind `reload` means that anything may have
 * changed.
 */
export function onLiveChange(listener: (change: LiveChange) => void): () => void {
  changeListeners.add(listener)
  return () => {
    changeListeners.delete(listener)
  }
}

/** Whether changes of others appear by themselves. */
export function useLiveState(): LiveState {
  return useStore(liveStore, ({ state }) => state)
}

/** Whether changes of others appear by themselves, now. */
export function liveState(): LiveState {
  return liveStore.getState().state
}
