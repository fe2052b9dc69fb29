/*
 * Tells the server where this page is. It looks at most eight times a second and posts what has changed; without company
 * it only gives a sign of life. Nothing is sent while the page is hidden, offline or not told of others.
 */
import type { OwnPresence, PresenceAnswer } from '@/api/live-presence'

/** Milliseconds. */
const GAP = 125
/** The server forgets a page that is silent for 10 seconds. */
const BEAT = 4_000
/** After this time a post counts as failed. */
const PATIENCE = 8_000

type Told = Omit<OwnPresence, 'leaving'>

export interface SenderPorts {
  readonly post: (presence: OwnPresence, signal?: AbortSignal) => Promise<PresenceAnswer>
  readonly after: (ms: number, run: () => void) => () => void
  readonly now: () => number
  /** The page is seen, online, and told of others. */
  readonly maySend: () => boolean
  /** Returns where this page is. */
  readonly read: () => Told
}

export type Sender = ReturnType<typeof createSender>

export function createSender({ post, after, now, maySend, read }: SenderPorts) {
  /** What the server knows; undefined when this page is not on its list. */
  let told: string | undefined
  let sentAt = -Infinity
  let quietUntil = -Infinity
  let inFlight: AbortController | undefined
  let hasCompany = false
  let isStopped = false
  let cancelLook: () => void = () => undefined

  const look = (): void => {
    cancelLook()
    if (isStopped) return
    cancelLook = after(hasCompany ? GAP : BEAT, look)
    if (inFlight !== undefined || now() < quietUntil || !maySend()) return
    const presence = read()
    const text = JSON.stringify(presence)
    if (text !== told || now() - sentAt >= BEAT) void send(presence, text)
  }

  const lookSoon = (): void => {
    cancelLook()
    cancelLook = after(Math.max(0, sentAt + GAP - now()), look)
  }

  const send = async (presence: Told, text: string): Promise<void> => {
    const own = new AbortController()
    inFlight = own
    told = text
    sentAt = now()
    const stopWaiting = after(PATIENCE, () => {
      own.abort()
    })
    const answer = await post({ ...presence, leaving: false }, own.signal)
    stopWaiting()
    if (inFlight !== own) return
    inFlight = undefined
    take(answer)
  }

  const take = (answer: PresenceAnswer): void => {
    if (answer === 'taken') return
    told = undefined
    if (answer === 'never') isStopped = true
    else quietUntil = now() + (answer === 'failed' ? BEAT : answer.later)
  }

  const leave = (): void => {
    inFlight?.abort()
    inFlight = undefined
    if (told === undefined) return
    told = undefined
    void post({ ...read(), leaving: true })
  }

  return {
    /** Says whether others are in the event, so that every movement counts. */
    setCompany: (company: boolean): void => {
      if (company === hasCompany) return
      hasCompany = company
      if (company && !isStopped) lookSoon()
    },
    /** The page is seen or told of others again. */
    wake: (): void => {
      told = undefined
      if (!isStopped) lookSoon()
    },
    /** Takes this page off the list, until it wakes. */
    leave,
    stop: (): void => {
      if (!isStopped) leave()
      isStopped = true
      cancelLook()
    },
  }
}
