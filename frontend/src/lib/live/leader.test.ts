import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinFeed, type TabPorts } from '@/lib/live/leader'

const encoder = new TextEncoder()

/** A browser: its tabs hear each other, and one holds the lock. */
function browser() {
  const tabs: { take: (data: never) => void; suspended: boolean; owner: object }[] = []
  const waiting: { hold: (lost: AbortSignal) => Promise<void>; signal: AbortSignal }[] = []
  const streams: { query: string; say: (text: string) => void; signal: AbortSignal }[] = []
  let lose: (() => void) | undefined

  const grant = () => {
    if (lose !== undefined) return
    const next = waiting.shift()
    if (next === undefined) return
    if (next.signal.aborted) {
      grant()
      return
    }
    const lost = new AbortController()
    const end = () => {
      lost.abort()
    }
    lose = end
    next.signal.addEventListener('abort', end)
    void next.hold(lost.signal).then(() => {
      if (lose !== end) return
      lose = undefined
      grant()
    })
  }

  const ports = (seen = true): TabPorts & { suspend: () => void } => {
    const owner = {}
    return {
      open: (query, signal) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            streams.push({ query, signal, say: (text) => controller.enqueue(encoder.encode(text)) })
          },
        })
        return Promise.resolve(new Response(body))
      },
      canRead: () => Promise.resolve(true),
      after: (ms, run) => {
        const timer = setTimeout(() => {
          if (tabs.find((tab) => tab.owner === owner)?.suspended !== true) run()
        }, ms)
        return () => {
          clearTimeout(timer)
        }
      },
      random: () => 0,
      isSeen: () => seen,
      channel: {
        post: (data) => {
          if (tabs.find((tab) => tab.owner === owner)?.suspended === true) return
          for (const tab of tabs) {
            if (tab.owner !== owner && !tab.suspended) tab.take(structuredClone(data) as never)
          }
        },
        listen: (take) => {
          tabs.push({ take, owner, suspended: false })
        },
        close: () => {
          tabs.splice(
            tabs.findIndex((tab) => tab.owner === owner),
            1,
          )
        },
      },
      lock: (hold, signal, steal) => {
        if (steal) {
          waiting.unshift({ hold, signal })
          const before = lose
          lose = undefined
          grant()
          before?.()
        } else {
          waiting.push({ hold, signal })
          queueMicrotask(grant)
        }
      },
      suspend: () => {
        for (const tab of tabs) if (tab.owner === owner) tab.suspended = true
      },
    }
  }
  return { ports, streams }
}

const listener = () => ({
  onChange: vi.fn(),
  onPresence: vi.fn(),
  onReload: vi.fn(),
  onState: vi.fn(),
  onSignedOut: vi.fn(),
})

const hello = 'event: hello\ndata: {"cursor":"0.1.e"}\nid: 0.1.e\n\n'
const change =
  'event: change\ndata: {"kind":"guests","eventId":"e-1","ids":["g"],"version":null}\nid: 0.2.e\n\n'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(1)

test('one stream tells all tabs, and the next tab continues when its holder leaves', async () => {
  const { ports, streams } = browser()
  const heard = listener()
  const first = joinFeed(ports(), listener())
  first.show(['e-1'])
  const second = joinFeed(ports(), heard)
  second.show(['e-1'])
  await settle()
  expect(streams.map(({ query }) => query)).toEqual(['event=e-1'])
  streams[0]?.say(hello + change)
  await settle()
  expect(heard.onState).toHaveBeenLastCalledWith('live', ['e-1'])
  expect(heard.onChange).toHaveBeenCalledOnce()
  first.leave()
  await settle()
  expect(streams.map(({ query }) => query)).toEqual(['event=e-1', 'event=e-1&after=0.2.e'])
  second.leave()
})

test('a tab learns at once that an event is followed which another tab shows already', async () => {
  const { ports, streams } = browser()
  const leads = listener()
  const first = joinFeed(ports(), leads)
  const second = joinFeed(ports(), listener())
  second.show(['e-1'])
  await settle()
  streams.at(-1)?.say(hello)
  await settle()
  leads.onState.mockClear()
  first.show(['e-1'])
  expect(leads.onState).toHaveBeenCalledExactlyOnceWith('live', ['e-1'])
  first.leave()
  second.leave()
})

test('a tab that is seen takes the stream from a suspended one', async () => {
  const { ports, streams } = browser()
  const hidden = ports()
  const first = joinFeed(hidden, listener())
  first.show(['e-1'])
  const second = joinFeed(ports(), listener())
  second.show(['e-1'])
  await settle()
  streams[0]?.say(hello)
  for (let beats = 0; beats < 6; beats += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    streams[0]?.say(': alive\n\n')
  }
  await settle()
  expect(streams).toHaveLength(1)
  hidden.suspend()
  await vi.advanceTimersByTimeAsync(71_000)
  expect(streams).toHaveLength(2)
  expect(streams[0]?.signal.aborted).toBe(true)
  first.leave()
  second.leave()
})

test('who is here reaches every tab', async () => {
  const { ports, streams } = browser()
  const [leads, follows] = [listener(), listener()]
  const first = joinFeed(ports(), leads)
  const second = joinFeed(ports(), follows)
  await settle()
  const person = {
    ...{ userId: 'u', clientId: 'c', name: 'Ana Weber', place: 'designer', selection: [] },
    ...{ cursor: { x: 1, y: 2 }, view: null, laser: false },
  }
  const presence = { eventId: 'e-1', people: [person] }
  streams.at(-1)?.say(`${hello}event: presence\ndata: ${JSON.stringify(presence)}\n\n`)
  await settle()
  expect(leads.onPresence).toHaveBeenCalledExactlyOnceWith(presence)
  expect(follows.onPresence).toHaveBeenCalledExactlyOnceWith(presence)
  first.leave()
  second.leave()
})
