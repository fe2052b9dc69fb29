import { beforeEach, expect, test, vi } from 'vitest'
import { createStream, type LiveState } from '@/lib/live/stream'

const encoder = new TextEncoder()

/** A server whose streams the test writes. */
function feed() {
  const asked: string[] = []
  const answers: Response[] = []
  const open = vi.fn((query: string) => {
    asked.push(query)
    const answer = answers.shift()
    return answer === undefined
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(answer)
  })
  const stream = () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given
      },
    })
    answers.push(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    return {
      say: (text: string) => controller?.enqueue(encoder.encode(text)),
      end: () => controller?.close(),
    }
  }
  return { asked, answers, open, stream }
}

function timers() {
  const waiting: { ms: number; run: () => void }[] = []
  return {
    waiting,
    after: (ms: number, run: () => void) => {
      const timer = { ms, run }
      waiting.push(timer)
      return () => {
        const at = waiting.indexOf(timer)
        if (at !== -1) waiting.splice(at, 1)
      }
    },
  }
}

const hello = (cursor: string) => `event: hello\ndata: {"cursor":"${cursor}"}\nid: ${cursor}\n\n`
const guests = (id: string) =>
  `event: change\ndata: {"kind":"guests","eventId":"e-1","ids":["g"],"version":null}\nid: ${id}\n\n`

let server: ReturnType<typeof feed>
let clock: ReturnType<typeof timers>
let states: LiveState[]
let readable: string[]
const onChange = vi.fn()
const onPresence = vi.fn()
const onReload = vi.fn()
const onSignedOut = vi.fn()

function start() {
  return createStream(
    {
      open: server.open,
      canRead: (event) => Promise.resolve(readable.includes(event)),
      after: clock.after,
      random: () => 0.5,
    },
    { onChange, onPresence, onReload, onSignedOut, onState: (state) => states.push(state) },
  )
}

/** Runs the retry that waits. */
const retry = () => {
  clock.waiting.shift()?.run()
}

beforeEach(() => {
  vi.clearAllMocks()
  server = feed()
  clock = timers()
  states = []
  readable = []
})

test('continues where it was when the connection ends', async () => {
  const first = server.stream()
  server.stream()
  const stream = start()
  stream.follow(['e-1'])
  first.say(hello('0.1.e') + guests('0.2.e'))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(states.at(-1)).toBe('live')
  first.end()
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([500]))
  retry()
  await vi.waitFor(() => expect(server.asked).toEqual(['event=e-1', 'event=e-1&after=0.2.e']))
  stream.stop()
})

test('a server that stops says when to come back, and one that cannot be reached is asked less and less', async () => {
  const first = server.stream()
  const stream = start()
  stream.follow([])
  first.say(`${hello('0.1.e')}event: bye\ndata: {"retryMs":1200}\n\n`)
  first.end()
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([1200]))
  for (const ms of [750, 1500, 3000]) {
    retry()
    await vi.waitFor(() => expect(clock.waiting.map((timer) => timer.ms)).toEqual([ms]))
    expect(states.at(-1)).toBe('offline')
  }
  stream.stop()
})

test('asks to read everything again when the server cannot tell what was missed', async () => {
  const first = server.stream()
  const stream = start()
  stream.follow([])
  first.say(`${hello('0.5.e')}event: reload\ndata: {"reason":"pruned"}\nid: 0.5.e\n\n`)
  await vi.waitFor(() => expect(onReload).toHaveBeenCalledWith('0.5.e'))
  stream.stop()
})

test('ends with the session', async () => {
  server.answers.push(new Response('{}', { status: 401 }))
  const stream = start()
  stream.follow([])
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(401))
  expect(clock.waiting).toEqual([])
  const last = server.stream()
  stream.follow(['e-1'])
  last.say(`${hello('0.1.e')}event: bye\ndata: {"retryMs":null}\n\n`)
  last.end()
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([0]))
  server.answers.push(new Response('{}', { status: 403 }))
  retry()
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenLastCalledWith(403))
  stream.stop()
})

test('an event that is gone is no longer followed, and a server without a feed is left alone', async () => {
  server.answers.push(new Response('{}', { status: 404 }), new Response('{}', { status: 404 }))
  const stream = start()
  stream.follow(['e-1'])
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([0]))
  retry()
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([300_000]))
  expect(server.asked).toEqual(['event=e-1', ''])
  expect(states.at(-1)).toBe('off')
  stream.stop()
})

test('the other events are followed when one is gone', async () => {
  server.answers.push(new Response('{}', { status: 404 }))
  readable = ['e-2']
  const stream = start()
  stream.follow(['e-1', 'e-2'])
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([0]))
  server.stream()
  retry()
  await vi.waitFor(() => expect(server.asked).toEqual(['event=e-1&event=e-2', 'event=e-2']))
  expect(stream.events()).toEqual(['e-2'])
  stream.follow(['e-1', 'e-2'])
  expect(server.asked).toHaveLength(2)
  stream.stop()
})

test('waits as long as a busy server asks', async () => {
  server.answers.push(new Response('{}', { status: 429, headers: { 'retry-after': '30' } }))
  const stream = start()
  stream.follow([])
  await vi.waitFor(() => expect(clock.waiting.map(({ ms }) => ms)).toEqual([45_000]))
  stream.stop()
})
