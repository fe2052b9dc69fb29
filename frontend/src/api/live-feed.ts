/* Connects the feed of changes with the cache of server data. */
import type { QueryClient } from '@tanstack/react-query'
import { createRefresh } from '@/api/live-changes'
import { tellPresence } from '@/api/live-presence'
import { announceChange, liveStore } from '@/api/live-store'
import { ACCOUNT_HEADER, recordSessionFailure } from '@/api/session'
import { ApiError } from '@/api/errors'
import { joinFeed } from '@/lib/live/leader'
import { connectTabs } from '@/lib/live/tabs'

/** While changes are not told, what is shown is read again this often. */
const FALLBACK_MS = 60_000
/** The longest time between two screens of one event. */
const SCREEN_MS = 50
/** Everything is read again within this time, so that not all pages ask at once. */
const SPREAD_MS = 2_000

/** Joins the feed of an account; returns what leaves it. */
export function joinLiveFeed(cache: QueryClient, account: string): () => void {
  const refresh = createRefresh(cache)
  const all = { kind: 'reload', eventId: null, ids: null, version: null }
  const later = new Set<() => void>()
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      later.delete(cancel)
      run()
    }, ms)
    const cancel = () => {
      clearTimeout(timer)
      later.delete(cancel)
    }
    later.add(cancel)
    return cancel
  }
  /** What this page has been told of since the feed followed it; undefined before the first time. */
  let followed: readonly string[] | undefined
  /** Reads again what was read before the feed told of it. */
  const catchUp = (told: readonly string[]) => {
    const shown = liveStore.getState().events.filter((event) => told.includes(event))
    if (followed === undefined) refresh.everything()
    else refresh.events(shown.filter((event) => followed?.includes(event) !== true))
    followed = shown
  }
  const feed = joinFeed(
    {
      open: (query, signal) => call(account, `/api/live?${query}`, signal),
      canRead: async (event) => {
        const response = await call(account, `/api/events/${encodeURIComponent(event)}`)
        await response.body?.cancel()
        return response.status !== 404
      },
      after,
      random: Math.random,
      ...connectTabs(`seatwright-feed-${account}`),
    },
    {
      onChange: (change) => {
        refresh.told(change)
        announceChange(change)
      },
      onPresence: tellPresence,
      onReload: () => {
        after(Math.random() * SPREAD_MS, () => {
          refresh.everything()
          announceChange(all)
        })
      },
      onState: (state, told) => {
        const isTold = liveStore.getState().events.every((event) => told.includes(event))
        // A stream follows a limited number of events: the screens of others are read again now and then.
        liveStore.setState({ state: state === 'live' && !isTold ? 'connecting' : state })
        if (state === 'live') catchUp(told)
      },
      onSignedOut: (status) => {
        // The next call says so too; a person who only watches the screen learns it now.
        const code = status === 403 ? 'account_changed' : 'signed_out'
        recordSessionFailure(new ApiError({ status, code, message: '' }))
      },
    },
  )
  const stopFollowing = follow(feed, after, (events) => {
    followed = followed?.filter((event) => events.includes(event))
  })
  const wake = () => {
    if (document.visibilityState !== 'hidden') feed.wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('offline', feed.lose)
  document.addEventListener('visibilitychange', wake)
  const fallback = setInterval(() => {
    const isLive = liveStore.getState().state === 'live'
    if (isLive || document.visibilityState === 'hidden') return
    refresh.everything()
    announceChange(all)
  }, FALLBACK_MS)
  return () => {
    clearInterval(fallback)
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', feed.lose)
    document.removeEventListener('visibilitychange', wake)
    stopFollowing()
    feed.leave()
    refresh.stop()
    for (const cancel of later) cancel()
  }
}

/** Hands on which events the screens show, and what is left of them at once. */
function follow(
  feed: { show: (events: readonly string[]) => void },
  after: (ms: number, run: () => void) => () => void,
  onChange: (events: readonly string[]) => void,
): () => void {
  const show = () => {
    feed.show([...new Set(liveStore.getState().events)])
  }
  show()
  let cancel: () => void = () => undefined
  return liveStore.subscribe((now, before) => {
    if (now.events === before.events) return
    onChange(now.events)
    // One screen goes before the next one comes.
    cancel()
    cancel = after(SCREEN_MS, show)
  })
}

/** Calls the server past the cache of queries: a failure is no news to the person. */
async function call(account: string, address: string, signal?: AbortSignal): Promise<Response> {
  return fetch(address, {
    ...(signal === undefined ? {} : { signal }),
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { Accept: 'text/event-stream, application/json', [ACCOUNT_HEADER]: account },
  })
}
