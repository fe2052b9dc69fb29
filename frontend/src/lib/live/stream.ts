/*
 * One connection to the feed, for as long as it is wanted: it reads frames with `fetch`, which can name the account and sees
 * why it was refused, comes back after a failure, and continues where it was.
 */
import { frameReader, changeOf, type Frame, type LiveChange } from '@/lib/live/frames'
import { presenceOf, type Presence } from '@/lib/live/presence'

/** `offline`: the server cannot be reached; `off`: it has no feed for this page. */
export type LiveState = 'off' | 'connecting' | 'live' | 'offline'

export interface StreamPorts {
  /** Opens the stream. */
  open: (query: string, signal: AbortSignal) => Promise<Response>
  /** Returns whether an event can still be read; rejects without an answer. */
  canRead: (event: string) => Promise<boolean>
  /** Waits; returns what ends the wait. */
  after: (ms: number, run: () => void) => () => void
  /** 0 to 1, so that not all pages come back at once. */
  random: () => number
}

export interface StreamListener {
  onChange: (change: LiveChange, cursor: string | undefined) => void
  onPresence: (presence: Presence) => void
  /** Everything has to be read again. */
  onReload: (cursor: string | undefined) => void
  /** `events` are those that the stream tells of while it is live. */
  onState: (state: LiveState, events: readonly string[]) => void
  /** The session has ended, or with the status 403 another account is signed in. */
  onSignedOut: (status: number) => void
}

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000
/** How many heartbeats may be missing before a connection counts as dead. */
const HEARTBEATS = 2.5
const HEARTBEAT_SECONDS = 20
/** How long an older server, which has no feed, is left alone. */
const NO_FEED_MS = 300_000

export type LiveStream = ReturnType<typeof createStream>

/** Makes a stream; it connects when it is told which events to follow. */
export function createStream(ports: StreamPorts, listener: StreamListener, cursor?: string) {
  let wanted: readonly string[] = []
  /** Events that were deleted or are no longer open to this person. */
  const gone = new Set<string>()
  let known = cursor
  let failures = 0
  let abort: AbortController | undefined
  let cancelRetry: () => void = () => undefined
  let stopped = false

  const retry = (ms: number) => {
    cancelRetry()
    if (!stopped) cancelRetry = ports.after(ms, () => void connect())
  }

  const events = () => wanted.filter((event) => !gone.has(event))
  const say = (state: LiveState) => {
    listener.onState(state, events())
  }

  const failed = () => {
    const most = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures)
    failures += 1
    say('offline')
    retry(most / 2 + (ports.random() * most) / 2)
  }

  /** The answer does not say which of the events is gone; the others are followed all the same. */
  const findGone = async () => {
    const asked = events()
    try {
      const readable = await Promise.all(asked.map(ports.canRead))
      asked.forEach((event, at) => {
        if (readable[at] === false) gone.add(event)
      })
    } catch {
      failed()
      return
    }
    if (events().length === asked.length) leaveAlone()
    else retry(0)
  }

  const leaveAlone = () => {
    say('off')
    retry(NO_FEED_MS)
  }

  const refused = async (response: Response) => {
    await response.body?.cancel()
    const wait = Number(response.headers.get('retry-after') ?? '')
    if (response.status === 401 || response.status === 403) {
      say('off')
      listener.onSignedOut(response.status)
      return
    }
    if (response.status === 404 && events().length > 0) {
      await findGone()
      return
    }
    if (response.status === 404) {
      leaveAlone()
      return
    }
    if (wait > 0) {
      say('connecting')
      retry(wait * 1_000 * (1 + ports.random()))
      return
    }
    failed()
  }

  const take = ({ event, id, data }: Frame): number | undefined => {
    known = id ?? known
    switch (event) {
      case 'hello':
        failures = 0
        say('live')
        return undefined
      case 'change': {
        const change = changeOf(data)
        if (change !== undefined) listener.onChange(change, known)
        return undefined
      }
      case 'presence': {
        const presence = presenceOf(data)
        if (presence !== undefined) listener.onPresence(presence)
        return undefined
      }
      case 'reload':
        listener.onReload(known)
        return undefined
      case 'bye':
        return retryAfter(data)
      default:
        return undefined
    }
  }

  const connect = async (): Promise<void> => {
    cancelRetry()
    abort?.abort()
    const own = new AbortController()
    abort = own
    const isOwn = () => abort === own && !stopped
    const dead = watchdog(ports, () => {
      own.abort()
    })
    try {
      const response = await ports.open(query(events(), known), own.signal)
      if (!isOwn()) return
      if (!response.ok || response.body === null) {
        await refused(response)
        return
      }
      const bye = await readFrames(response.body, dead.fed, (frame) =>
        isOwn() ? take(frame) : undefined,
      )
      if (!isOwn()) return
      say('connecting')
      if (bye === undefined) retry(ports.random() * FIRST_RETRY_MS)
      // One that may not go on asks once more, and learns from the answer why.
      else retry(bye === Infinity ? 0 : bye)
    } catch {
      if (isOwn()) failed()
    } finally {
      dead.stop()
    }
  }

  return {
    /** Follows these events from now on. */
    follow: (next: readonly string[]): void => {
      const before = events().join()
      for (const event of gone) if (!next.includes(event)) gone.delete(event)
      wanted = next
      if (abort !== undefined && events().join() === before) return
      say('connecting')
      void connect()
    },
    /** The events that it tells of while it is live. */
    events,
    /** The network is gone: a connection that has not noticed yet ends. */
    lose: (): void => {
      abort?.abort()
      abort = undefined
      failed()
    },
    /** The network is back, or the page is seen again. */
    wake: (): void => {
      failures = 0
      void connect()
    },
    cursor: (): string | undefined => known,
    stop: (): void => {
      stopped = true
      cancelRetry()
      abort?.abort()
    },
  }
}

function query(events: readonly string[], after: string | undefined): string {
  const params = new URLSearchParams(events.map((event) => ['event', event]))
  if (after !== undefined) params.set('after', after)
  return params.toString()
}

/** Milliseconds until the stream may come back; infinite when it may not. */
function retryAfter(data: unknown): number {
  const ms = typeof data === 'object' && data !== null && 'retryMs' in data ? data.retryMs : 1_000
  return typeof ms === 'number' ? ms : Infinity
}

/** Reads to the end; returns when to come back, if the server said so. */
async function readFrames(
  body: ReadableStream<Uint8Array>,
  fed: () => void,
  take: (frame: Frame) => number | undefined,
): Promise<number | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const read = frameReader()
  let bye: number | undefined
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bye
    fed()
    for (const frame of read(decoder.decode(value, { stream: true }))) bye = take(frame) ?? bye
  }
}

/** Ends a connection that is silent for too long: a network that changed does not tell. */
function watchdog(ports: Pick<StreamPorts, 'after'>, bite: () => void) {
  const patience = HEARTBEAT_SECONDS * HEARTBEATS * 1_000
  let cancel = ports.after(patience, bite)
  return {
    fed: () => {
      cancel()
      cancel = ports.after(patience, bite)
    },
    stop: () => {
      cancel()
    },
  }
}
