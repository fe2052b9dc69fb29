/*
 * One stream for all tabs of a browser: a Web Lock decides which tab holds it, and a BroadcastChannel hands its frames to the
 * others. Without the two, each tab has a stream of its own.
 */
import { createStream, type LiveState, type StreamPorts } from '@/lib/live/stream'
import type { LiveChange } from '@/lib/live/frames'

/** Events that one stream may follow. */
const EVENTS_MAX = 8

/** What tabs tell each other. `wants` is what a tab shows, an empty list when it closes. */
type Message =
  | { type: 'change'; change: LiveChange; cursor: string | undefined }
  | { type: 'reload'; cursor: string | undefined }
  | { type: 'state'; state: LiveState; cursor: string | undefined }
  | { type: 'wants'; tab: string; events: readonly string[] }
  | { type: 'who' }

export interface TabsListener {
  onChange: (change: LiveChange) => void
  onReload: () => void
  onState: (state: LiveState) => void
  onSignedOut: (status: number) => void
}

/** Takes part in the feed under a name that all tabs of an account share; returns how to say what is shown, and to leave. */
export function joinFeed(name: string, ports: StreamPorts, listener: TabsListener) {
  const tab = Math.random().toString(36).slice(2)
  const channel = openChannel(name)
  const wanted = new Map<string, readonly string[]>()
  let cursor: string | undefined
  let stream: ReturnType<typeof createStream> | undefined
  let state: LiveState = 'connecting'
  const left = new AbortController()

  const tell = (message: Message) => channel?.postMessage(message)
  const setState = (next: LiveState) => {
    state = next
    listener.onState(next)
  }
  const follow = () => {
    // The events of this tab first: it is the one that was opened or seen last when it became the leader.
    const all = [...new Set([...(wanted.get(tab) ?? []), ...[...wanted.values()].flat()])]
    stream?.follow(all.slice(0, EVENTS_MAX).toSorted())
  }

  const lead = () => {
    stream = createStream(
      ports,
      {
        onChange: (change, at) => {
          cursor = at
          tell({ type: 'change', change, cursor: at })
          listener.onChange(change)
        },
        onReload: (at) => {
          cursor = at
          tell({ type: 'reload', cursor: at })
          listener.onReload()
        },
        onState: (next) => {
          setState(next)
          tell({ type: 'state', state: next, cursor })
        },
        onSignedOut: listener.onSignedOut,
      },
      cursor,
    )
    tell({ type: 'who' })
    follow()
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    switch (data.type) {
      case 'change':
        cursor = data.cursor
        listener.onChange(data.change)
        return
      case 'reload':
        cursor = data.cursor
        listener.onReload()
        return
      case 'state':
        cursor = data.cursor ?? cursor
        setState(data.state)
        return
      case 'wants':
        if (data.events.length === 0) wanted.delete(data.tab)
        else wanted.set(data.tab, data.events)
        if (stream !== undefined) {
          follow()
          tell({ type: 'state', state, cursor: stream.cursor() })
        }
        return
      case 'who':
        tell({ type: 'wants', tab, events: wanted.get(tab) ?? [] })
    }
  })

  if (channel === undefined) lead()
  else {
    void navigator.locks
      .request(name, { signal: left.signal }, async () => {
        lead()
        await new Promise<void>((resolve) => {
          left.signal.addEventListener('abort', () => {
            resolve()
          })
        })
      })
      // Leaving before this tab became the leader ends the request.
      .catch(() => undefined)
  }

  return {
    /** Says which events this tab shows. */
    show: (events: readonly string[]): void => {
      wanted.set(tab, events)
      if (stream !== undefined) follow()
      tell({ type: 'wants', tab, events })
    },
    wake: (): void => {
      if (state !== 'live') stream?.wake()
    },
    leave: (): void => {
      tell({ type: 'wants', tab, events: [] })
      stream?.stop()
      left.abort()
      channel?.close()
    },
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  const canShare = typeof BroadcastChannel === 'function' && 'locks' in navigator
  return canShare ? new BroadcastChannel(name) : undefined
}
