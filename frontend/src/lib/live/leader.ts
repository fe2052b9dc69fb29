/*
 * One stream for all tabs of a browser: a Web Lock decides which tab holds it, and a BroadcastChannel hands its frames to the
 * others. Without the two, each tab has a stream of its own.
 */
import { createStream, type LiveState, type StreamPorts } from '@/lib/live/stream'
import type { LiveChange } from '@/lib/live/frames'
import type { Presence } from '@/lib/live/presence'

/** Events that one stream may follow. */
const EVENTS_MAX = 8
/** A browser may suspend the tab that holds the stream. One that is silent for this long loses it to a tab that is seen. */
const SILENCE_MS = 70_000
/** How often the tab with the stream says that it is there. */
const SIGN_OF_LIFE_MS = 20_000

/** What tabs tell each other. `wants` is what a tab shows, an empty list when it closes. */
export type Message =
  | { type: 'change'; change: LiveChange; cursor: string | undefined }
  | { type: 'presence'; presence: Presence }
  | { type: 'reload'; cursor: string | undefined }
  | { type: 'state'; state: LiveState; events: readonly string[]; cursor: string | undefined }
  | { type: 'wants'; tab: string; events: readonly string[] }
  | { type: 'who' }

/** What tabs of one name tell each other and hold in turn. */
export interface TabPorts extends StreamPorts {
  channel:
    | {
        post: (message: unknown) => void
        listen: (take: (data: Message) => void) => void
        close: () => void
      }
    | undefined
  /** Runs `hold` when no other tab holds the name, or at once with `steal`; `hold` ends when the name is lost. */
  lock: (hold: (lost: AbortSignal) => Promise<void>, signal: AbortSignal, steal: boolean) => void
  isSeen: () => boolean
}

export interface TabsListener {
  onChange: (change: LiveChange) => void
  onPresence: (presence: Presence) => void
  onReload: () => void
  /** `events` are those that are told of while the state is `live`. */
  onState: (state: LiveState, events: readonly string[]) => void
  onSignedOut: (status: number) => void
}

/** Takes part in the feed with all tabs of an account; returns how to say what is shown, and to leave. */
export function joinFeed(ports: TabPorts, listener: TabsListener) {
  const tab = Math.random().toString(36).slice(2)
  const { channel } = ports
  const wanted = new Map<string, readonly string[]>()
  let cursor: string | undefined
  let stream: ReturnType<typeof createStream> | undefined
  let state: LiveState = 'connecting'
  const left = new AbortController()

  const tell = (message: Message) => channel?.post(message)
  const tellState = () => {
    if (stream === undefined) return
    tell({ type: 'state', state, events: stream.events(), cursor: stream.cursor() })
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
        onPresence: (presence) => {
          tell({ type: 'presence', presence })
          listener.onPresence(presence)
        },
        onReload: (at) => {
          cursor = at
          tell({ type: 'reload', cursor: at })
          listener.onReload()
        },
        onState: (next, events) => {
          state = next
          listener.onState(next, events)
          tellState()
        },
        onSignedOut: listener.onSignedOut,
      },
      cursor,
    )
    tell({ type: 'who' })
    follow()
  }

  const hold = async (lost: AbortSignal) => {
    const endSigns = repeat(ports.after, SIGN_OF_LIFE_MS, tellState)
    lead()
    await new Promise<void>((resolve) => {
      lost.addEventListener('abort', () => {
        resolve()
      })
    })
    endSigns()
    stream?.stop()
    stream = undefined
    // Stolen while this tab was suspended: it waits for its turn again.
    if (!left.signal.aborted) ports.lock(hold, left.signal, false)
  }

  const watch = silence(ports.after, SILENCE_MS, () => {
    if (stream === undefined && ports.isSeen()) ports.lock(hold, left.signal, true)
  })

  channel?.listen((data) => {
    if (data.type !== 'wants' && data.type !== 'who') watch.heard()
    switch (data.type) {
      case 'change':
        cursor = data.cursor
        listener.onChange(data.change)
        return
      case 'presence':
        listener.onPresence(data.presence)
        return
      case 'reload':
        cursor = data.cursor
        listener.onReload()
        return
      case 'state':
        cursor = data.cursor ?? cursor
        state = data.state
        listener.onState(data.state, data.events)
        return
      case 'wants':
        if (data.events.length === 0) wanted.delete(data.tab)
        else wanted.set(data.tab, data.events)
        follow()
        tellState()
        return
      case 'who':
        tell({ type: 'wants', tab, events: wanted.get(tab) ?? [] })
    }
  })

  if (channel === undefined) lead()
  else ports.lock(hold, left.signal, false)

  return {
    /** Says which events this tab shows. */
    show: (events: readonly string[]): void => {
      wanted.set(tab, events)
      follow()
      // Another tab may have shown the event before, so that nothing else says that it is followed.
      if (stream !== undefined) listener.onState(state, stream.events())
      tell({ type: 'wants', tab, events })
    },
    lose: (): void => {
      if (stream !== undefined) stream.lose()
      else {
        state = 'offline'
        listener.onState(state, [])
      }
    },
    wake: (): void => {
      if (state !== 'live') stream?.wake()
      watch.seen()
    },
    leave: (): void => {
      tell({ type: 'wants', tab, events: [] })
      left.abort()
      watch.stop()
      stream?.stop()
      channel?.close()
    },
  }
}

type After = StreamPorts['after']

/** Calls `run` again and again; returns what ends it. */
function repeat(after: After, ms: number, run: () => void): () => void {
  let cancel = after(ms, function again() {
    run()
    cancel = after(ms, again)
  })
  return () => {
    cancel()
  }
}

/** Calls `onSilence` each time nothing was heard for a while, also when the page is seen again after it. */
function silence(after: After, ms: number, onSilence: () => void) {
  let isSilent = false
  const quiet = () => {
    isSilent = true
    onSilence()
    cancel = after(ms, quiet)
  }
  let cancel = after(ms, quiet)
  return {
    heard: () => {
      isSilent = false
      cancel()
      cancel = after(ms, quiet)
    },
    seen: () => {
      if (isSilent) onSilence()
    },
    stop: () => {
      cancel()
    },
  }
}
