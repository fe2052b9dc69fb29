/* Takes part in the presence of the open event for as long as the designer is on the screen. */
import { postPresence, presenceStore, type PresentClient } from '@/api/live-presence'
import { liveStore } from '@/api/live-store'
import type { Env } from '@/canvas/env'
import { BROWSER_FRAMES, type FramePort } from '@/canvas/painting/stage'
import { createArrivals } from '@/canvas/presence/arrivals'
import { startFollowCamera } from '@/canvas/presence/follow-camera'
import { ownPresence } from '@/canvas/presence/own-presence'
import { presenceOf, stopFollowing, takePeople } from '@/canvas/presence/presence'
import { createSender, type SenderPorts } from '@/canvas/presence/sender'
import type { Point } from '@/plan/types'

/** A list is shown for this long after the feed was interrupted: most interruptions end sooner. */
const STALE_MS = 5_000

interface SessionParts {
  /** Returns the last position of the pointer on the plan. */
  readonly pointer: () => Point | undefined
  readonly onFollowedLeft: (name: string) => void
  readonly frames?: FramePort
  readonly post?: SenderPorts['post']
}

/** Starts; returns a function that ends it and takes this page off the list. */
export function startPresence(
  designer: Env,
  { pointer, onFollowedLeft, frames = BROWSER_FRAMES, post }: SessionParts,
): () => void {
  const { eventId, userId } = designer.editingSession.getState()
  const presence = presenceOf(designer)
  const { announcer } = designer
  const arrivals = createArrivals({ say: (sentence) => announcer.say(sentence), after })
  const sender = createSender({
    post: post ?? ((own, signal) => postPresence(eventId, own, signal)),
    after,
    now: () => performance.now(),
    maySend: () => isLive() && isSeen(),
    read: () => ownPresence(designer, presence, pointer()),
  })

  const take = (all: readonly PresentClient[]): void => {
    const { followed, people } = presence.state.getState()
    const leader = people.find((person) => person.userId === followed)
    takePeople(presence, all, userId)
    const now = presence.state.getState()
    sender.setCompany(now.others.length > 0)
    if (leader === undefined || now.people.some((person) => person.userId === followed)) return
    stopFollowing(presence)
    onFollowedLeft(leader.name)
  }

  const show = (all: readonly PresentClient[]): void => {
    take(all)
    arrivals.show(presence.state.getState().people)
  }

  const forget = (): void => {
    arrivals.reset()
    stopFollowing(presence)
    take([])
  }

  const seenOrHidden = (): void => {
    if (isSeen()) sender.wake()
    else sender.leave()
  }

  sender.wake()
  const stops = [
    presenceStore.subscribe((now, before) => {
      const all = now[eventId]
      // A list from before this page was on it may be old.
      if (all !== undefined && all !== before[eventId]) show(all)
    }),
    watchFeed(() => {
      sender.wake()
    }, forget),
    startFollowCamera(designer, presence, frames),
    listen(document, 'visibilitychange', seenOrHidden),
    listen(window, 'pagehide', () => {
      sender.leave()
    }),
    listen(window, 'pageshow', seenOrHidden),
  ]
  return () => {
    for (const stop of stops) stop()
    arrivals.stop()
    sender.stop()
    stopFollowing(presence)
    takePeople(presence, [], userId)
  }
}

/** Calls back when the feed is live again, and once its lists are too old. */
function watchFeed(onLive: () => void, onStale: () => void): () => void {
  let cancel: () => void = () => undefined
  const stop = liveStore.subscribe((now, before) => {
    if (now.state === before.state) return
    if (now.state === 'live') {
      cancel()
      onLive()
    } else if (before.state === 'live') {
      cancel = after(STALE_MS, onStale)
    }
  })
  return () => {
    stop()
    cancel()
  }
}

function isLive(): boolean {
  return liveStore.getState().state === 'live' && navigator.onLine
}

function isSeen(): boolean {
  return document.visibilityState !== 'hidden'
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => {
    clearTimeout(timer)
  }
}

function listen(target: EventTarget, event: string, run: () => void): () => void {
  target.addEventListener(event, run)
  return () => {
    target.removeEventListener(event, run)
  }
}
